//! The email with which the owner tests the delivery.

use kernel::{
    Failure, MailTemplate,
    mail::{MailContent, MailShop},
};
use serde_json::Value;

pub const TEST: &str = "email.test";

pub static TEMPLATES: &[MailTemplate] = &[
    MailTemplate::new(TEST, "Test", test),
    // As earlier releases named it: such emails are still on the list.
    MailTemplate::new("maintenance.test", "Test", test),
];

pub fn test(_: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: format!("A test from {}", shop.business_name),
        heading: "Emails arrive".to_owned(),
        paragraphs: vec![
            "You sent this test from your back office. It arrived, so emails from your shop reach people.".to_owned(),
        ],
        ..MailContent::default()
    })
}
