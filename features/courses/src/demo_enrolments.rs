//! Enrolments and progress of the demo customer.

use kernel::{DemoContent, Failure, Tx, demo::DEMO_CUSTOMER};
use serde::Deserialize;

use crate::{access, played::Played};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DemoEnrolment {
    /// `serviceName` of the course.
    course: String,
    bought_days_ago: i64,
    /// First lesson first.
    watched: Vec<DemoWatched>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoWatched {
    /// Position from the start of the video.
    seconds: i64,
    position_seconds: i64,
    days_ago: i64,
}

pub async fn load(
    content: &DemoContent,
    tx: &mut Tx,
    enrolments: &[DemoEnrolment],
) -> Result<(), Failure> {
    for enrolment in enrolments {
        add(content, tx, enrolment).await?;
    }
    Ok(())
}

async fn add(content: &DemoContent, tx: &mut Tx, enrolment: &DemoEnrolment) -> Result<(), Failure> {
    let course = sqlx::query!(
        r#"SELECT id AS "id!", expire_in_days FROM courses_course WHERE service_name = ?"#,
        enrolment.course
    )
    .fetch_one(&mut **tx)
    .await?;
    let bought = content.now.plus_days(-enrolment.bought_days_ago);
    let end = access::expiry(Some(bought), Some(course.expire_in_days)).unwrap_or(bought);
    let id = sqlx::query!(
        "INSERT INTO courses_enrolment (user_id, course_id, started_at, expires_at) VALUES (?1, ?2, ?3, ?4)",
        DEMO_CUSTOMER,
        course.id,
        bought.0,
        end.0
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    for (watched, place) in enrolment.watched.iter().zip(0_i64..) {
        let length = watched.seconds * 1_000;
        let mut played = Played::default();
        played.add(&[(0, length)], length, length);
        let (played, position) = (played.to_json(), watched.position_seconds * 1_000);
        let at = content.now.plus_days(-watched.days_ago).0;
        sqlx::query!(
            "INSERT INTO courses_progress (enrolment_id, lesson_id, position_ms, played, updated_at)
             SELECT ?1, lesson.id, ?2, ?3, ?4 FROM courses_lesson AS lesson
             WHERE lesson.course_id = ?5 ORDER BY lesson.position, lesson.id LIMIT 1 OFFSET ?6",
            id,
            position,
            played,
            at,
            course.id,
            place
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}
