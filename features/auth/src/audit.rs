//! What the log of deeds says about accounts.

use kernel::{Failure, Timestamp, Tx, audit::Entry, security_log::SecurityEvent};
use serde_json::{Value, json};

use crate::auth::Auth;

/// Something a person did to her own account.
pub async fn own(
    tx: &mut Tx,
    now: Timestamp,
    user: i64,
    action: &'static str,
    details: Value,
) -> Result<(), Failure> {
    let subject = format!("user:{user}");
    let entry = Entry {
        actor: Some(user),
        action,
        subject: &subject,
        details,
    };
    kernel::audit::record(tx, now, entry).await
}

/// Something a stranger tried. `user` is whom it was about, if there is such an account.
pub async fn stranger(
    tx: &mut Tx,
    now: Timestamp,
    user: Option<i64>,
    action: &'static str,
) -> Result<(), Failure> {
    let subject = user.map_or_else(|| "user:unknown".to_owned(), |id| format!("user:{id}"));
    let entry = Entry {
        actor: None,
        action,
        subject: &subject,
        details: json!({}),
    };
    kernel::audit::record(tx, now, entry).await
}

/// A refusal of a visitor at this address, in the security log. `user` is the account it was about, if there is one: the
/// log counts by address, so it takes the same effort whether there is.
pub async fn refused(auth: &Auth, action: &'static str, user: Option<i64>, address: &str) {
    let event = SecurityEvent {
        action,
        actor: None,
        address: Some(address.to_owned()),
        subject: user.map_or_else(|| "user:unknown".to_owned(), |id| format!("user:{id}")),
    };
    auth.deps.security.note(event).await;
}

/// A refusal of a person who is logged in, in the security log.
pub async fn refused_person(auth: &Auth, action: &'static str, user: i64) {
    let event = SecurityEvent {
        action,
        actor: Some(user),
        address: None,
        subject: format!("user:{user}"),
    };
    auth.deps.security.note(event).await;
}
