//! Sessions: one login of a user in one browser.

use kernel::{Failure, Role, Timestamp, Tx, secret};

use crate::user;

const HOUR: i64 = 3_600;
const DAY: i64 = 24 * HOUR;
/// Maximum number of sessions per user; the oldest one ends.
const MOST_AT_ONCE: i64 = 10;
/// How long ended sessions are retained, in seconds.
const STORED_AFTER_END: i64 = DAY;

/// Lifetimes of a session, in seconds.
#[derive(Clone, Copy, Debug)]
pub struct Lifetime {
    /// Lifetime without use.
    pub idle: i64,
    /// Total lifetime.
    pub whole: i64,
}

impl Lifetime {
    pub fn of(role: Role) -> Self {
        match role {
            Role::Customer => Self {
                idle: 30 * DAY,
                whole: 90 * DAY,
            },
            Role::Staff | Role::Owner => Self {
                idle: 12 * HOUR,
                whole: 7 * DAY,
            },
        }
    }

    pub fn covers(self, created_at: i64, seen_at: i64, now: Timestamp) -> bool {
        now.0 < created_at.saturating_add(self.whole) && now.0 < seen_at.saturating_add(self.idle)
    }
}

/// A session in its owner's list.
pub struct Entry {
    pub id: i64,
    pub browser: String,
    pub created_at: i64,
    pub seen_at: i64,
}

/// Opens a session and ends the one the browser had. The token is returned only once.
pub async fn open(
    tx: &mut Tx,
    user: i64,
    browser: &str,
    replaced: Option<&str>,
    now: Timestamp,
) -> Result<String, Failure> {
    if let Some(replaced) = replaced {
        let hash = secret::token_hash(replaced);
        sqlx::query!(
            "UPDATE auth_session SET ended_at = ?1 WHERE token_hash = ?2 AND ended_at IS NULL",
            now.0,
            hash
        )
        .execute(&mut **tx)
        .await?;
    }
    let token = secret::random_token();
    let hash = secret::token_hash(&token);
    sqlx::query!(
        "INSERT INTO auth_session (user_id, token_hash, browser, created_at, seen_at, authenticated_at)
         VALUES (?1, ?2, ?3, ?4, ?4, ?4)",
        user,
        hash,
        browser,
        now.0
    )
    .execute(&mut **tx)
    .await?;
    let dead = now.0.saturating_sub(Lifetime::of(Role::Customer).idle);
    sqlx::query!(
        "UPDATE auth_session SET ended_at = ?1
         WHERE user_id = ?2 AND ended_at IS NULL AND id NOT IN (
             SELECT id FROM auth_session WHERE user_id = ?2 AND ended_at IS NULL AND seen_at > ?3
             ORDER BY id DESC LIMIT ?4)",
        now.0,
        user,
        dead,
        MOST_AT_ONCE
    )
    .execute(&mut **tx)
    .await?;
    Ok(token)
}

/// Gives a session a new token and marks it as re-authenticated now. Call only after checking the
/// password and, with two-factor authentication, a code: `confirmation::confirm` is the only
/// caller.
pub async fn reauthenticate(tx: &mut Tx, id: i64, now: Timestamp) -> Result<String, Failure> {
    let token = rotate(tx, id, now).await?;
    sqlx::query!(
        "UPDATE auth_session SET authenticated_at = ? WHERE id = ?",
        now.0,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(token)
}

/// Gives an active session a new token.
pub async fn rotate(tx: &mut Tx, id: i64, now: Timestamp) -> Result<String, Failure> {
    let token = secret::random_token();
    let hash = secret::token_hash(&token);
    let rotated = sqlx::query!(
        "UPDATE auth_session SET token_hash = ?1, seen_at = ?2 WHERE id = ?3 AND ended_at IS NULL",
        hash,
        now.0,
        id
    )
    .execute(&mut **tx)
    .await?
    .rows_affected();
    if rotated == 1 {
        Ok(token)
    } else {
        Err(kernel::session::LOGIN_NEEDED.into())
    }
}

/// Ends one session of this user; returns whether it was active.
pub async fn end(tx: &mut Tx, user: i64, id: i64, now: Timestamp) -> Result<bool, Failure> {
    let ended = sqlx::query!(
        "UPDATE auth_session SET ended_at = ?1 WHERE id = ?2 AND user_id = ?3 AND ended_at IS NULL",
        now.0,
        id,
        user
    )
    .execute(&mut **tx)
    .await?
    .rows_affected();
    Ok(ended == 1)
}

/// Ends every session of this user except the given one.
pub async fn end_others(
    tx: &mut Tx,
    user: i64,
    stored: Option<i64>,
    now: Timestamp,
) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE auth_session SET ended_at = ?1 WHERE user_id = ?2 AND ended_at IS NULL AND id IS NOT ?3",
        now.0,
        user,
        stored
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Lists a user's active sessions, most recently used first.
pub async fn list(db: &kernel::Db, user: i64, now: Timestamp) -> Result<Vec<Entry>, Failure> {
    let rows = sqlx::query!(
        "SELECT s.id, s.browser, s.created_at, s.seen_at, u.role
         FROM auth_session s JOIN auth_user u ON u.id = s.user_id
         WHERE s.user_id = ? AND s.ended_at IS NULL ORDER BY s.seen_at DESC, s.id DESC",
        user
    )
    .fetch_all(db.read())
    .await?;
    Ok(rows
        .into_iter()
        .filter(|row| Lifetime::of(user::role(&row.role)).covers(row.created_at, row.seen_at, now))
        .map(|row| Entry {
            id: row.id,
            browser: row.browser,
            created_at: row.created_at,
            seen_at: row.seen_at,
        })
        .collect())
}

/// Deletes sessions that ended long ago.
pub async fn sweep(tx: &mut Tx, now: Timestamp) -> Result<(), Failure> {
    let longest = Lifetime::of(Role::Customer);
    let (ended, seen, created) = (
        now.0.saturating_sub(STORED_AFTER_END),
        now.0.saturating_sub(longest.idle + STORED_AFTER_END),
        now.0.saturating_sub(longest.whole + STORED_AFTER_END),
    );
    sqlx::query!(
        "DELETE FROM auth_session WHERE ended_at < ?1 OR seen_at < ?2 OR created_at < ?3",
        ended,
        seen,
        created
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
