//! What others ask about sessions: the browser of one, and which have been ended.

use kernel::{Db, Failure};

/// The browser of a session, like `Chrome on Android`.
///
/// # Errors
/// The database cannot be read.
pub async fn browser_of(db: &Db, session: i64) -> Result<Option<String>, Failure> {
    let browser = sqlx::query_scalar!("SELECT browser FROM auth_session WHERE id = ?", session);
    Ok(browser.fetch_optional(db.read()).await?)
}

/// Those of these sessions that were ended by a logout, a new password, a new role or the like. One that is over because
/// it was not used is not among them.
///
/// # Errors
/// The database cannot be read.
pub async fn ended_among(db: &Db, sessions: &[i64]) -> Result<Vec<i64>, Failure> {
    let ids = serde_json::to_string(sessions).map_err(Failure::internal)?;
    let ended = sqlx::query_scalar!(
        "SELECT id FROM auth_session WHERE ended_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))",
        ids
    );
    Ok(ended.fetch_all(db.read()).await?)
}
