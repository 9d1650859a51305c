//! What the log of deeds says about accounts.

use kernel::{Db, Failure, Timestamp, Tx, audit::Entry};
use serde_json::{Value, json};

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

/// The same, in a transaction of its own.
pub async fn stranger_alone(
    db: &Db,
    now: Timestamp,
    user: Option<i64>,
    action: &'static str,
) -> Result<(), Failure> {
    let mut tx = db.write().await?;
    stranger(&mut tx, now, user, action).await?;
    Ok(tx.commit().await?)
}
