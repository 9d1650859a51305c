//! Emails to buyers about their courses. Receipts are sent by the payments feature.

use kernel::{
    Failure, MailTemplate, MessageEvent, NewMessage, Timestamp, Tx,
    mail::{MailContent, MailShop, NewMail, spoken},
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{Courses, gift_mails, question_mails};

const BOUGHT: &str = "courses.bought";
pub const EXPIRING: &str = "courses.expiring";
const MY_COURSES: &str = "/mycourses";

pub static TEMPLATES: &[MailTemplate] = &[
    MailTemplate::new(BOUGHT, "Course bought", bought_mail),
    MailTemplate::new(EXPIRING, "Course expires soon", expiring_mail),
    question_mails::ASKED_MAIL,
    question_mails::ANSWERED_MAIL,
    gift_mails::RECEIVED_MAIL,
    gift_mails::BOUGHT_MAIL,
];

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Facts {
    name: String,
    course: String,
    teaches: String,
    until: String,
    /// Path and alternative text.
    image: Option<(String, String)>,
    /// Bought in test mode.
    #[serde(default)]
    test: bool,
}

/// Notifies a buyer of a new enrolment, in the transaction that grants it.
pub async fn bought(
    courses: &Courses,
    tx: &mut Tx,
    user: i64,
    course: i64,
    until: Timestamp,
    test: bool,
) -> Result<(), Failure> {
    let about = About {
        user,
        course,
        until,
        ending: None,
        test,
    };
    queue(courses, tx, BOUGHT, about).await
}

/// Reminds a buyer that access ends soon. Its data names the enrolment, so that it is checked again
/// before sending, and it is dropped after the end.
pub async fn expiring(courses: &Courses, tx: &mut Tx, ending: Ending) -> Result<(), Failure> {
    let Ending {
        enrolment,
        user,
        course,
        until,
    } = ending;
    let about = About {
        user,
        course,
        until,
        ending: Some(enrolment),
        test: false,
    };
    queue(courses, tx, EXPIRING, about).await
}

/// An enrolment that ends soon.
pub struct Ending {
    pub enrolment: i64,
    pub user: i64,
    pub course: i64,
    pub until: Timestamp,
}

/// The user and course an email is about.
struct About {
    user: i64,
    course: i64,
    until: Timestamp,
    /// The enrolment, if it ends soon.
    ending: Option<i64>,
    /// Bought in test mode.
    test: bool,
}

async fn queue(
    courses: &Courses,
    tx: &mut Tx,
    template: &'static str,
    about: About,
) -> Result<(), Failure> {
    let About {
        user,
        course,
        until,
        ending,
        test,
    } = about;
    let Some(student) = courses.setup.people.person(user).await? else {
        return Ok(());
    };
    let row = sqlx::query!(
        "SELECT service_name, service_model, image_id FROM courses_course WHERE id = ?",
        course
    )
    .fetch_one(&mut **tx)
    .await?;
    let images = courses.deps.images.images(&[row.image_id]).await?;
    let image = images.into_values().next();
    let data = json!({
        "name": student.name,
        "course": row.service_name,
        "teaches": row.service_model,
        "until": until.day().to_string(),
        "image": image.and_then(|image| Some([image.preview?, image.alt])),
        "enrolment": ending,
        "expiresAt": ending.map(|_| until.0),
        "test": test,
    });
    if ending.is_none() && !test {
        let subject = format!("course:{course} of user:{user} until {}", until.day());
        let message = NewMessage::new(MessageEvent::CourseAccess, user, &subject, &data);
        let now = courses.now();
        courses.deps.outbox.message(tx, &message, now, now).await?;
    }
    let Some(email) = &student.email else {
        return Ok(());
    };
    let mail = NewMail {
        user: Some(user),
        valid_until: ending.map(|_| until),
        ..NewMail::new(template, email, data)
    };
    courses.deps.outbox.queue(tx, mail, courses.now()).await?;
    Ok(())
}

fn bought_mail(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let content = MailContent {
        subject: format!("{} is yours until {}", facts.course, spoken(&facts.until)),
        heading: "Your course is ready".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, your course is ready to watch. Watch it as often as you like, and continue where you stopped \
             on any phone or computer on which you are logged in.",
            facts.name
        )],
        facts: rows(&facts),
        button: shop.button("Start watching", MY_COURSES),
        image: image(&facts, shop),
        ..MailContent::default()
    };
    Ok(content.marked(facts.test))
}

fn expiring_mail(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    Ok(MailContent {
        subject: format!("{} ends on {}", facts.course, spoken(&facts.until)),
        heading: "Your access ends soon".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, you can watch your course until {}. This is a good time to finish the remaining lessons.",
            facts.name,
            spoken(&facts.until)
        )],
        facts: rows(&facts),
        image: image(&facts, shop),
        button: shop.button("Continue watching", MY_COURSES),
        closing: vec![
            "You can enroll again from now on: the new period starts when the current one ends, so you lose no days. You \
             can also enroll again later and continue where you stopped."
                .to_owned(),
        ],
        steps: Vec::new(),
    })
}

fn rows(facts: &Facts) -> Vec<(String, String)> {
    vec![
        ("Course".to_owned(), facts.course.clone()),
        ("Teaches".to_owned(), facts.teaches.clone()),
        ("Access until".to_owned(), spoken(&facts.until)),
    ]
}

/// The course's image, if any.
fn image(facts: &Facts, shop: &MailShop) -> Option<(String, String)> {
    let (file, alt) = facts.image.clone()?;
    Some((shop.link(file), alt))
}

#[cfg(test)]
mod tests {
    use kernel::testing::mail_shop;

    use super::*;

    #[test]
    fn emails_name_the_course_and_its_end() {
        let data = json!({"name": "Asha", "course": "Blouse basics", "teaches": "Princess cut", "until": "2027-01-28",
            "image": ["/uploads/7.jpg", "A blouse"]});
        let shop = mail_shop();
        for template in TEMPLATES.iter().take(2) {
            let content = (template.render)(&data, None, &shop).unwrap();
            assert!(
                content.subject.contains("Blouse basics"),
                "{}",
                content.subject
            );
            assert!(
                content.subject.ends_with("28 January 2027"),
                "{}",
                content.subject
            );
            let (image, _) = content.image.unwrap();
            assert_eq!(image, "https://shop.example/uploads/7.jpg");
            let (_, address) = content.button.unwrap();
            assert_eq!(address, "https://shop.example/mycourses");
        }
    }
}
