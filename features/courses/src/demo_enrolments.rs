//! Enrolments and progress of the demo customer.

use kernel::{DemoContent, Failure, Tx, demo::DEMO_CUSTOMER};
use serde::Deserialize;

use crate::{access, enrolment, played::Played};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DemoEnrolment {
    /// `serviceName` of the course.
    course: String,
    bought_days_ago: i64,
    /// First lesson first.
    watched: Vec<DemoWatched>,
    questions: Vec<DemoQuestion>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoQuestion {
    /// Number of the lesson, from 1.
    lesson: i64,
    /// First name of the demo customer.
    name: String,
    text: String,
    answer: Option<String>,
    days_ago: i64,
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
    let id = enrolment::begin(tx, (DEMO_CUSTOMER, course.id), bought, end).await?;
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
    for question in &enrolment.questions {
        ask(content, tx, course.id, question).await?;
    }
    Ok(())
}

async fn ask(
    content: &DemoContent,
    tx: &mut Tx,
    course: i64,
    question: &DemoQuestion,
) -> Result<(), Failure> {
    let place = question.lesson - 1;
    let asked_at = content.now.plus_days(-question.days_ago);
    let answered_at = question.answer.as_ref().map(|_| asked_at.plus_days(1).0);
    sqlx::query!(
        "INSERT INTO courses_question (lesson_id, user_id, name, text, asked_at, answer, answered_at)
         SELECT lesson.id, ?1, ?2, ?3, ?4, ?5, ?6 FROM courses_lesson AS lesson
         WHERE lesson.course_id = ?7 ORDER BY lesson.position, lesson.id LIMIT 1 OFFSET ?8",
        DEMO_CUSTOMER,
        question.name,
        question.text,
        asked_at.0,
        question.answer,
        answered_at,
        course,
        place
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
