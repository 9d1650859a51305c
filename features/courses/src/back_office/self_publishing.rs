//! Courses that publish themselves as soon as they lack nothing.

use std::time::Duration;

use kernel::{
    Failure, Job,
    audit::{self, Entry},
    record::Stored,
};
use serde_json::json;

use crate::Courses;

pub fn job(courses: &Courses) -> Job {
    let courses = courses.clone();
    Job::new("courses.publish", Duration::from_secs(30), move || {
        let courses = courses.clone();
        async move { publish(&courses).await }
    })
}

async fn publish(courses: &Courses) -> Result<(), Failure> {
    let waiting = sqlx::query_scalar!(
        "SELECT id FROM courses_course WHERE publish_when_ready = 1 AND deleted_at IS NULL"
    )
    .fetch_all(courses.deps.db.read())
    .await?;
    for id in waiting {
        let detail = courses.one(id).await?;
        if !detail.lacks.is_empty() {
            continue;
        }
        let mut tx = courses.deps.db.publish().await?;
        let published = sqlx::query!(
            "UPDATE courses_course SET published = 1, publish_when_ready = 0, version = version + 1
             WHERE id = ? AND version = ? AND publish_when_ready = 1 AND deleted_at IS NULL",
            id,
            detail.version
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        // The course changed since it was read: the next run checks it again.
        if published == 0 {
            continue;
        }
        let entry = Entry {
            actor: None,
            action: "courses.course_updated",
            subject: &format!("course:{id}"),
            details: json!({"published": true}),
        };
        audit::record(&mut tx, courses.now(), entry).await?;
        tx.commit().await?;
    }
    Ok(())
}
