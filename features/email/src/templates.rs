//! The email with which the owner tests the delivery, and what devices say of one that failed.

use kernel::{
    Failure, MailTemplate,
    mail::{BackOfficePage, MailContent, MailShop},
};
use serde_json::Value;

pub const TEST: &str = "email.test";
/// Shown on devices alone.
pub const FAILED: &str = "email.failed";

pub static TEMPLATES: &[MailTemplate] = &[
    MailTemplate::new(TEST, "Test", test),
    MailTemplate::new(FAILED, "Email failed", failed),
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

fn failed(_: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: "An email could not be delivered".to_owned(),
        heading: "Email failed".to_owned(),
        paragraphs: vec!["Open the list of emails to see why, and to send it again.".to_owned()],
        button: shop.button("Open emails", BackOfficePage::FailedEmails),
        ..MailContent::default()
    })
}
