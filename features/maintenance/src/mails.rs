//! The email that says that something is wrong with the backups.

use kernel::{
    Failure, MailTemplate,
    mail::{MailContent, MailShop},
};
use serde_json::Value;

pub const BACKUP_FAILED: &str = "maintenance.backup_failed";

pub static TEMPLATES: &[MailTemplate] = &[MailTemplate {
    name: BACKUP_FAILED,
    label: "Backup failed",
    render: backup_failed,
}];

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
        button: Some((
            "Open Backups".to_owned(),
            format!("{}/admin/settings/backups", shop.public_address),
        )),
        ..MailContent::default()
    })
}
