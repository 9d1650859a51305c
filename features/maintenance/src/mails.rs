//! The email that says that something is wrong with the backups.

use kernel::{
    Failure, MailTemplate,
    mail::{BackOfficePage, MailContent, MailShop},
};
use serde_json::Value;

pub const BACKUP_FAILED: &str = "maintenance.backup_failed";

pub static TEMPLATES: &[MailTemplate] = &[MailTemplate::new(
    BACKUP_FAILED,
    "Backup failed",
    backup_failed,
)];

fn backup_failed(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let why = data.get("why").and_then(Value::as_str).unwrap_or_default();
    Ok(MailContent {
        subject: format!("{}: backup failed", shop.business_name),
        heading: "Backup failed".to_owned(),
        paragraphs: vec![
            "Your shop is open and nothing is lost, but the last backup failed:"
                .to_owned(),
            why.to_owned(),
            "It is retried every few minutes. If it keeps failing, forward this email to the person who runs your shop's \
             machine; `boutique doctor` tells more there."
                .to_owned(),
        ],
        button: shop.button("Open Backups", BackOfficePage::Backups),
        ..MailContent::default()
    })
}
