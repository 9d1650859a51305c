//! The email that notifies the shop of a new enquiry.

use kernel::{
    Failure, MailTemplate, NotificationEvent, Outbox, Timestamp, Tx,
    mail::{BackOfficePage, MailContent, MailShop},
};
use serde_json::{Value, json};

const NEW_ENQUIRY: &str = "content.new_enquiry";

pub static TEMPLATES: &[MailTemplate] =
    &[MailTemplate::new(NEW_ENQUIRY, "New enquiry", new_enquiry)];

/// Queues it in the transaction that stores the enquiry. Only the back office shows who wrote and what.
pub async fn notify_shop(
    outbox: &Outbox,
    tx: &mut Tx,
    enquiry: i64,
    now: Timestamp,
) -> Result<(), Failure> {
    let data = json!({ "enquiry": enquiry });
    outbox
        .notify_shop(tx, NotificationEvent::Enquiry, NEW_ENQUIRY, &data, now)
        .await
}

fn new_enquiry(_: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: "New enquiry from your website".to_owned(),
        heading: "New enquiry".to_owned(),
        paragraphs: vec![
            "A visitor has sent an enquiry on the contact page. Read and answer it in the back office.".to_owned(),
        ],
        button: shop.button("Open enquiries", BackOfficePage::Enquiries),
        ..MailContent::default()
    })
}
