//! Deletes old grants and empties the trash.

use std::time::Duration;

use kernel::{Failure, Job};

use crate::{Courses, back_office};

/// Days for which ended grants are retained, for late reports of a player that was offline.
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
