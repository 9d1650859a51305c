//! Grants that are long over, and what lay in the bin for too long.

use std::time::Duration;

use kernel::{Failure, Job};

use crate::{Courses, back_office};

/// Late reports of a player that was offline still find their grant for so long.
const RETENTION_DAYS: i64 = 7;

pub fn job(courses: &Courses) -> Job {
    let courses = courses.clone();
    Job::new("courses.sweep", Duration::from_secs(6 * 3_600), move || {
        let courses = courses.clone();
        async move { sweep(&courses).await }
    })
}

async fn sweep(courses: &Courses) -> Result<(), Failure> {
    let before = courses.now().plus_days(-RETENTION_DAYS).0;
    let mut tx = courses.deps.db.write().await?;
    sqlx::query!("DELETE FROM courses_grant WHERE pinged_at < ?", before)
        .execute(&mut *tx)
        .await?;
    tx.commit().await?;
    back_office::sweep::sweep(courses).await
}
