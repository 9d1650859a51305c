//! The emails about the machine: something is wrong with the backups, or its disk is nearly full.

use kernel::{
    Failure, MailTemplate,
    mail::{BackOfficePage, MailContent, MailShop, number},
};
use serde_json::Value;

pub const BACKUP_FAILED: &str = "maintenance.backup_failed";

/// Value of `problem` in the data of [`BACKUP_FAILED`].
pub const REHEARSAL: &str = "rehearsal";

/// The same for the bucket.
pub const PUSH: &str = "push";

pub const LOW_DISK: &str = "maintenance.low_disk";

pub static TEMPLATES: &[MailTemplate] = &[
    MailTemplate::new(BACKUP_FAILED, "Backup failed", backup_failed),
    MailTemplate::new(LOW_DISK, "Low disk space", low_disk),
];

fn low_disk(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let free = number(data, "freeMegabytes")?;
    Ok(MailContent {
        subject: format!("{}: disk space is running out", shop.business_name),
        heading: "Low disk space".to_owned(),
        paragraphs: vec![
            format!("{free} MB are free. Videos cannot be uploaded below 1,000 MB, and below 16 MB the shop stops."),
            "Delete videos that are no longer needed, or forward this email to the person who runs your shop's machine."
                .to_owned(),
        ],
        button: shop.button("Open Backups", BackOfficePage::Backups),
        ..MailContent::default()
    })
}

fn backup_failed(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let why = data.get("why").and_then(Value::as_str).unwrap_or_default();
    match data.get("problem").and_then(Value::as_str) {
        Some(REHEARSAL) => return Ok(rehearsal_failed(why, shop)),
        Some(PUSH) => return Ok(push_failed(why, shop)),
        _ => {}
    }
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

fn rehearsal_failed(why: &str, shop: &MailShop) -> MailContent {
    MailContent {
        subject: format!("{}: a backup could not be restored", shop.business_name),
        heading: "Restore rehearsal failed".to_owned(),
        paragraphs: vec![
            "Your shop is open and nothing is lost. Once a week the newest backup is restored as a test, and this time it \
             failed:"
                .to_owned(),
            why.to_owned(),
            "Make a new backup now. If the next rehearsal fails too, forward this email to the person who runs your \
             shop's machine; `boutique doctor` tells more there."
                .to_owned(),
        ],
        button: shop.button("Open Backups", BackOfficePage::Backups),
        ..MailContent::default()
    }
}

fn push_failed(why: &str, shop: &MailShop) -> MailContent {
    MailContent {
        subject: format!("{}: the backup could not be uploaded", shop.business_name),
        heading: "Backup not uploaded".to_owned(),
        paragraphs: vec![
            "Your shop is open, and its backup is on your shop's machine. The copy in your storage is missing:".to_owned(),
            why.to_owned(),
            "It is retried every few hours. Check the storage under Backups.".to_owned(),
        ],
        button: shop.button("Open Backups", BackOfficePage::Backups),
        ..MailContent::default()
    }
}
