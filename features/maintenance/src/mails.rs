//! The mail that only proves that mails arrive.

use kernel::{
    Failure, MailTemplate,
    mail::{Letter, MailShop},
};
use serde_json::Value;

pub const TEST: &str = "maintenance.test";

pub static TEMPLATES: &[MailTemplate] = &[MailTemplate {
    name: TEST,
    render: test,
}];

pub fn test(_: &Value, _: Option<&str>, shop: &MailShop) -> Result<Letter, Failure> {
    Ok(Letter {
        subject: format!("A test from {}", shop.business_name),
        heading: "Mails arrive".to_owned(),
        paragraphs: vec![
            "You asked for this mail in your back office. It is here, so the mails of your shop reach people.".to_owned(),
        ],
        ..Letter::default()
    })
}
