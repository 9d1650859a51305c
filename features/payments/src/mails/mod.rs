//! Mails about payments: to buyers about their money, and to the shop.

mod dispute;
mod receipt;
mod refund;
mod sale;

use kernel::{Failure, MailTemplate, Timestamp, Tx, mail::NewMail};
use serde_json::Value;

pub use dispute::queue_dispute;
pub use receipt::{Received, queue};
pub use refund::queue_refunded;
pub use sale::{message, notify_shop};

use crate::{payments::Payments, purchase::Purchase, test_mode, webhook_alarm};

const RECEIPT: &str = "payments.receipt";
const REFUND_DUE: &str = "payments.refund_due";
const REFUNDED: &str = "payments.refunded";
const SALE: &str = "payments.sale";
const DISPUTE: &str = "payments.dispute";

pub const TEMPLATES: &[MailTemplate] = &[
    MailTemplate::new(RECEIPT, "Receipt", receipt::content),
    MailTemplate::new(REFUND_DUE, "Refund due", refund::due),
    MailTemplate::new(DISPUTE, "Dispute", dispute::content),
    MailTemplate::new(SALE, "Sale", sale::content),
    MailTemplate::new(test_mode::ENDED, "Test mode ended", test_mode::ended),
    MailTemplate::new(REFUNDED, "Refunded", refund::refunded),
    MailTemplate::new(
        webhook_alarm::WEBHOOKS_MISSING,
        "Webhooks missing",
        webhook_alarm::content,
    ),
];

/// Queues a mail to the buyer, with what every mail about a purchase says; none if the buyer has left.
async fn queue_for_buyer(
    payments: &Payments,
    tx: &mut Tx,
    template: &'static str,
    purchase: &Purchase,
    mut data: Value,
    now: Timestamp,
) -> Result<(), Failure> {
    let Some(contact) = payments.0.people.contact(purchase.user_id).await? else {
        return Ok(());
    };
    data["name"] = contact.name.into();
    // The payment's page finds its mails by it.
    data["purchase"] = purchase.id.into();
    data["test"] = purchase.test.into();
    data["day"] = now.day().to_string().into();
    let mail = NewMail::new(template, &contact.email, data).for_user(purchase.user_id);
    payments.0.deps.outbox.queue(tx, mail, now).await?;
    Ok(())
}

/// Queues a mail to every owner, with their name.
pub async fn queue_for_owners(
    payments: &Payments,
    tx: &mut Tx,
    template: &'static str,
    data: &Value,
    now: Timestamp,
) -> Result<(), Failure> {
    for owner in payments.0.people.owner_contacts().await? {
        let mut data = data.clone();
        data["name"] = owner.name.into();
        let mail = NewMail::new(template, &owner.email, data);
        payments.0.deps.outbox.queue(tx, mail, now).await?;
    }
    Ok(())
}
