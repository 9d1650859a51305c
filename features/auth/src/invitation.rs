//! Invitation links, with which a new team member sets their first password.

use kernel::{Failure, Tx, mail::NewMail, secret};
use serde_json::json;

use crate::{auth::Auth, codes, mails, reset, user::Account};

/// Hours for which an invitation link works.
pub const HOURS: i64 = 48;
/// Stored instead of an email's id for a link that was passed on by hand.
pub const NO_MAIL: i64 = 0;

/// How an invitation link is delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Mail,
    /// Returned once to the owner.
    HandOver,
}

/// Creates an invitation link. Returns its secret if the owner passes it on.
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
            let data = json!({"name": account.name, "mobile": account.mobile, "hours": HOURS});
            let mail = NewMail::new(mails::INVITATION, &to, data).with_link(&token, expires_at);
            auth.deps.outbox.queue(tx, mail, now).await?
        }
        (Way::Mail, None) => return Err(codes::NO_EMAIL.into()),
        (Way::HandOver, _) => NO_MAIL,
    };
    reset::keep(tx, account.id, &token, expires_at, mail_id, true).await?;
    Ok(token)
}
