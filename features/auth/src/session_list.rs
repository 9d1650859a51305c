//! Where a person is logged in, and ending it there.

use kernel::{Failure, Timestamp, User};
use poem_openapi::Object;
use serde_json::json;

use crate::{audit, auth::Auth, codes, open_links, session};

/// One browser in which the person is logged in.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct SessionEntry {
    /// Its number.
    pub id: i64,
    /// Which browser on what, as far as it says.
    pub browser: String,
    /// When she logged in.
    pub created_at: Timestamp,
    /// When it was last used, give or take five minutes.
    pub last_seen_at: Timestamp,
    /// Whether it is the one that asks.
    pub current: bool,
}

pub async fn list(auth: &Auth, caller: &User) -> Result<Vec<SessionEntry>, Failure> {
    let entries = session::list(&auth.deps.db, caller.id, auth.deps.clock.now()).await?;
    Ok(entries
        .into_iter()
        .map(|entry| SessionEntry {
            id: entry.id,
            browser: entry.browser,
            created_at: Timestamp(entry.created_at),
            last_seen_at: Timestamp(entry.seen_at),
            current: entry.id == caller.session,
        })
        .collect())
}

/// Ends one of the caller's sessions. Another account's is answered like one that does not exist.
///
/// A session elsewhere is ended because it may be in wrong hands: what was asked for in it dies too.
pub async fn end(auth: &Auth, caller: &User, id: i64) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    if !session::end(&mut tx, caller.id, id, now).await? {
        return Err(codes::SESSION_NOT_FOUND.into());
    }
    if id != caller.session {
        open_links::withdraw_all(&mut tx, &auth.deps.outbox, caller.id).await?;
    }
    audit::own(
        &mut tx,
        now,
        caller.id,
        "auth.session_ended",
        json!({"session": id}),
    )
    .await?;
    Ok(tx.commit().await?)
}
