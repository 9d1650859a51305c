//! Emails and notifications about questions under lessons.

use kernel::{
    Failure, MailTemplate, NotificationEvent, Tx,
    mail::{BackOfficePage, MailContent, MailShop, NewMail, Notification, number, text},
};
use serde_json::{Value, json};

use crate::Courses;

const ASKED: &str = "courses.question_asked";
const ANSWERED: &str = "courses.question_answered";

pub const ASKED_MAIL: MailTemplate =
    MailTemplate::new(ASKED, "Question about a lesson", asked_mail);
pub const ANSWERED_MAIL: MailTemplate =
    MailTemplate::new(ANSWERED, "Answer to a question", answered_mail);

/// Notifies the shop, in the transaction that stores the question. Only the back office shows who
/// asked and what.
pub async fn asked(courses: &Courses, tx: &mut Tx, lesson: i64) -> Result<(), Failure> {
    let about = About::of(tx, lesson).await?;
    let data = json!({"course": about.course, "lesson": about.lesson});
    let event = NotificationEvent::QuestionAsked;
    courses
        .deps
        .outbox
        .notify_shop(tx, event, ASKED, &data, courses.now())
        .await
}

/// A question that was answered.
pub struct Answered<'a> {
    pub user: i64,
    pub lesson: i64,
    pub question: &'a str,
    pub answer: &'a str,
}

/// Notifies the customer by email and on their devices, in the transaction that stores the answer.
pub async fn answered(
    courses: &Courses,
    tx: &mut Tx,
    answered: &Answered<'_>,
) -> Result<(), Failure> {
    let Some(student) = courses.setup.people.person(answered.user).await? else {
        return Ok(());
    };
    let about = About::of(tx, answered.lesson).await?;
    let data = json!({
        "name": student.name,
        "course": about.course,
        "courseId": about.course_id,
        "lesson": about.lesson,
        "question": answered.question,
        "answer": answered.answer,
    });
    let now = courses.now();
    if let Some(email) = &student.email {
        let mail = NewMail::new(ANSWERED, email, data.clone()).for_user(answered.user);
        courses.deps.outbox.queue(tx, mail, now).await?;
    }
    let notification = Notification {
        event: NotificationEvent::QuestionAnswered,
        user: Some(answered.user),
        template: ANSWERED,
        data: &data,
        mail: None,
        act: None,
    };
    courses
        .deps
        .outbox
        .notify(tx, &notification, now, now)
        .await
}

/// The lesson that a question is about.
struct About {
    course_id: i64,
    course: String,
    lesson: String,
}

impl About {
    async fn of(tx: &mut Tx, lesson: i64) -> Result<Self, Failure> {
        let about = sqlx::query_as!(
            About,
            r#"SELECT lesson.course_id, course.service_name AS course, lesson.title AS lesson
               FROM courses_lesson AS lesson JOIN courses_course AS course ON course.id = lesson.course_id
               WHERE lesson.id = ?"#,
            lesson
        );
        Ok(about.fetch_one(&mut **tx).await?)
    }
}

fn asked_mail(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: format!("New question about {}", text(data, "course")?),
        heading: "New question".to_owned(),
        paragraphs: vec![format!(
            "A customer has asked a question about the lesson “{}”. Read and answer it in the back office.",
            text(data, "lesson")?
        )],
        button: shop.button("Open questions", BackOfficePage::Questions),
        ..MailContent::default()
    })
}

fn answered_mail(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let page = format!("/profile?course={}", number(data, "courseId")?);
    Ok(MailContent {
        subject: format!(
            "Your question about {} has an answer",
            text(data, "course")?
        ),
        heading: "Your question has an answer".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, we have answered your question about the lesson “{}”.",
            text(data, "name")?,
            text(data, "lesson")?
        )],
        facts: vec![
            (
                "Your question".to_owned(),
                text(data, "question")?.to_owned(),
            ),
            ("Answer".to_owned(), text(data, "answer")?.to_owned()),
        ],
        button: shop.button("Open the course", page),
        ..MailContent::default()
    })
}
