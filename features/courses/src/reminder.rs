//! The reminder email before a course ends.

use std::time::Duration;

use async_trait::async_trait;
use kernel::{Failure, Job, MailGuard, Timestamp};
use serde_json::Value;

use crate::{
    Courses,
    access::RENEWAL_DAYS,
    mails::{self, Ending},
};

pub fn job(courses: &Courses) -> Job {
    let courses = courses.clone();
    Job::new("courses.remind", Duration::from_secs(3_600), move || {
        let courses = courses.clone();
        async move { remind(&courses).await }
    })
}

struct Due {
    id: i64,
    user_id: i64,
    course_id: i64,
    expires_at: i64,
}

/// Queues one reminder per purchase. Access no longer than the reminder period has none.
async fn remind(courses: &Courses) -> Result<(), Failure> {
    let now = courses.now();
    let soon = now.plus_days(RENEWAL_DAYS);
    let least = RENEWAL_DAYS * 86_400;
    let mut tx = courses.deps.db.write().await?;
    let due = sqlx::query_as!(
        Due,
        r#"UPDATE courses_enrolment SET reminded_at = ?1
           WHERE expires_at BETWEEN ?1 AND ?2 AND reminded_at IS NULL AND ended_at IS NULL
             AND expires_at - started_at > ?3
           RETURNING id AS "id!", user_id, course_id, expires_at"#,
        now.0,
        soon.0,
        least
    )
    .fetch_all(&mut *tx)
    .await?;
    for one in due {
        let ending = Ending {
            enrolment: one.id,
            user: one.user_id,
            course: one.course_id,
            until: Timestamp(one.expires_at),
        };
        mails::expiring(courses, &mut tx, ending).await?;
        tracing::info!(enrolment = one.id, "a course ends soon");
    }
    Ok(tx.commit().await?)
}

#[async_trait]
impl MailGuard for Courses {
    async fn over(&self, template: &str, data: &Value) -> Result<Option<String>, Failure> {
        let about = data["enrolment"].as_i64();
        let Some(enrolment) = about.filter(|_| template == mails::EXPIRING) else {
            return Ok(None);
        };
        let row: Option<(i64, Option<i64>)> =
            sqlx::query_as("SELECT expires_at, ended_at FROM courses_enrolment WHERE id = ?")
                .bind(enrolment)
                .fetch_optional(self.deps.db.read())
                .await?;
        let over = match row {
            None => "The enrolment no longer exists.",
            Some((_, Some(_))) => "Access to the course was withdrawn.",
            Some((until, None)) if data["expiresAt"].as_i64() != Some(until) => {
                "The end date of the course has changed."
            }
            Some(_) => return Ok(None),
        };
        Ok(Some(over.to_owned()))
    }
}
