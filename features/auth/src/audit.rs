//! Audit log entries about accounts.

use kernel::{Failure, Timestamp, Tx, audit::Entry, security_log::SecurityEvent};
use serde_json::{Value, json};

use crate::auth::Auth;

/// Records an action of a user on their own account.
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

/// Records an attempt by a visitor who is not logged in. `user` is the account concerned, if one
/// exists.
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

/// Records a refused visitor at this address in the security log. `user` is the account concerned,
/// if one exists. The log counts by address, so that the work is the same with and without an
/// account.
pub async fn refused(auth: &Auth, action: &'static str, user: Option<i64>, address: &str) {
    let event = SecurityEvent {
        action,
        actor: None,
        address: Some(address.to_owned()),
        subject: user.map_or_else(|| "user:unknown".to_owned(), |id| format!("user:{id}")),
    };
    auth.deps.security.note(event).await;
}

/// Records a refused user in the security log.
pub async fn refused_person(auth: &Auth, action: &'static str, user: i64) {
    let event = SecurityEvent {
        action,
        actor: Some(user),
        address: None,
        subject: format!("user:{user}"),
    };
    auth.deps.security.note(event).await;
}
