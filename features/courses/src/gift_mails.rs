//! Emails about a course bought for someone else.

use kernel::{
    Email, Failure, MailTemplate, Tx,
    mail::{MailContent, MailShop, NewMail, spoken, text},
};
use serde_json::{Value, json};

use crate::{Courses, gift::StoredGift};

const RECEIVED: &str = "courses.gift_received";
const BOUGHT: &str = "courses.gift_bought";

pub const RECEIVED_MAIL: MailTemplate =
    MailTemplate::new(RECEIVED, "Course received as a gift", received_mail);
pub const BOUGHT_MAIL: MailTemplate =
    MailTemplate::new(BOUGHT, "Course bought as a gift", bought_mail);

/// Sends the claim link to the recipient, and tells the buyer where it is, in the transaction that
/// settles the purchase.
pub async fn bought(courses: &Courses, tx: &mut Tx, gift: &StoredGift) -> Result<(), Failure> {
    let now = courses.now();
    let (Some(key), Some(until)) = (&gift.claim_key, gift.claim_until()) else {
        return Ok(());
    };
    let buyer = courses.setup.people.person(gift.buyer_id).await?;
    let from = buyer.as_ref().map_or("", |buyer| buyer.name.as_str());
    let email = gift.recipient_email.as_deref().map(Email::parse);
    let email = email.transpose().map_err(Failure::internal)?;
    let data = json!({
        "name": gift.recipient_name,
        "from": from,
        "course": gift.service_name,
        "message": gift.message,
        "until": until.day().to_string(),
        "sent": email.is_some(),
        "test": gift.test,
    });
    if let Some(email) = &email {
        let mail = NewMail::new(RECEIVED, email, data.clone()).with_link(key, until);
        courses.deps.outbox.queue(tx, mail, now).await?;
    }
    if let Some(email) = buyer.as_ref().and_then(|buyer| buyer.email.as_ref()) {
        let mail = NewMail::new(BOUGHT, email, data).for_user(gift.buyer_id);
        courses.deps.outbox.queue(tx, mail, now).await?;
    }
    Ok(())
}

fn received_mail(data: &Value, key: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let (from, course) = (text(data, "from")?, text(data, "course")?);
    let until = spoken(text(data, "until")?);
    let key = key.ok_or_else(|| Failure::internal("the email has no link"))?;
    let message = text(data, "message")?;
    let mut paragraphs = vec![format!(
        "Hello {}, {from} has given you the course “{course}”. Your access begins when you claim it.",
        text(data, "name")?
    )];
    if !message.is_empty() {
        paragraphs.push(format!("{from} writes: “{message}”"));
    }
    let content = MailContent {
        subject: format!("{from} has given you a course"),
        heading: "A course for you".to_owned(),
        paragraphs,
        facts: vec![
            ("Course".to_owned(), course.to_owned()),
            ("Claim it by".to_owned(), until),
        ],
        button: shop.button("Claim your course", format_args!("/gifts/{key}")),
        closing: vec!["The link works once. You need an account to claim the course.".to_owned()],
        ..MailContent::default()
    };
    Ok(content.marked(data["test"] == true))
}

fn bought_mail(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let (name, course) = (text(data, "name")?, text(data, "course")?);
    let how = if data["sent"] == true {
        format!(
            "We have sent the claim link to {name} by email. You also find it in My Courses, to share it on WhatsApp."
        )
    } else {
        format!("You find the claim link in My Courses, to send it to {name} on WhatsApp.")
    };
    let content = MailContent {
        subject: format!("Your gift for {name}: {course}"),
        heading: "Your gift is ready".to_owned(),
        paragraphs: vec![how],
        facts: vec![
            ("Course".to_owned(), course.to_owned()),
            ("For".to_owned(), name.to_owned()),
            ("To be claimed by".to_owned(), spoken(text(data, "until")?)),
        ],
        button: shop.button("Open My Courses", "/mycourses"),
        ..MailContent::default()
    };
    Ok(content.marked(data["test"] == true))
}
