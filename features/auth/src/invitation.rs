//! A link for somebody who shall work for the shop: she sets her own first password with it.

use kernel::{Failure, Tx, mail::NewMail, secret};
use serde_json::json;

use crate::{auth::Auth, codes, mails, reset, user::Account};

/// Somebody who is asked to work for the shop may read her mails tomorrow.
pub const HOURS: i64 = 48;
/// In place of a mail's number, for a link that was handed over.
pub const NO_MAIL: i64 = 0;

/// How the link of an invitation reaches her.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Mail,
    /// The owner is shown it once.
    HandOver,
}

/// A link for somebody who shall work for the shop. Answers its secret, for the owner to hand over.
pub async fn send(
    tx: &mut Tx,
    auth: &Auth,
    account: &Account,
    way: Way,
) -> Result<String, Failure> {
    let now = auth.deps.clock.now();
    let expires_at = now.plus_seconds(HOURS * 3_600);
    let token = secret::random_token();
    reset::withdraw(tx, &auth.deps.outbox, account.id).await?;
    let mail_id = match (way, account.mailbox()?) {
        (Way::Mail, Some(to)) => {
            let mail = NewMail {
                template: mails::INVITATION,
                to: &to,
                data: json!({"name": account.name, "mobile": account.mobile, "hours": HOURS}),
                secret: Some(&token),
                valid_until: Some(expires_at),
            };
            auth.deps.outbox.queue(tx, mail, now).await?
        }
        (Way::Mail, None) => return Err(codes::NO_EMAIL.into()),
        (Way::HandOver, _) => NO_MAIL,
    };
    reset::keep(tx, account.id, &token, expires_at, mail_id, true).await?;
    Ok(token)
}
