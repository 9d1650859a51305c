//! Browsers in which a user has logged in before.

use kernel::{Db, Failure, Timestamp, Tx, secret};

/// Maximum number of known browsers per user; the least recently used ones are removed.
const MOST_KNOWN: i64 = 20;

pub async fn knows(db: &Db, user: i64, token: Option<&str>) -> Result<bool, Failure> {
    let Some(token) = token else { return Ok(false) };
    let hash = secret::token_hash(token);
    Ok(sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM auth_known_browser WHERE user_id = ? AND token_hash = ?) AS "known!: bool""#,
        user,
        hash
    )
    .fetch_one(db.read())
    .await?)
}

/// Remembers the browser. A token known for another user is reused, so that two people can share a
/// browser; a token that the server never issued is replaced.
pub async fn remember(
    tx: &mut Tx,
    user: i64,
    token: Option<&str>,
    now: Timestamp,
) -> Result<String, Failure> {
    let brought = match token {
        Some(token) => {
            let hash = secret::token_hash(token);
            let ours = sqlx::query_scalar!(
                r#"SELECT EXISTS (SELECT 1 FROM auth_known_browser WHERE token_hash = ?) AS "ours!: bool""#,
                hash
            )
            .fetch_one(&mut **tx)
            .await?;
            ours.then(|| token.to_owned())
        }
        None => None,
    };
    let token = brought.unwrap_or_else(secret::random_token);
    let hash = secret::token_hash(&token);
    sqlx::query!(
        "INSERT INTO auth_known_browser (user_id, token_hash, used_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (user_id, token_hash) DO UPDATE SET used_at = excluded.used_at",
        user,
        hash,
        now.0
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!(
        "DELETE FROM auth_known_browser WHERE user_id = ?1 AND token_hash NOT IN (
             SELECT token_hash FROM auth_known_browser WHERE user_id = ?1 ORDER BY used_at DESC LIMIT ?2)",
        user,
        MOST_KNOWN
    )
    .execute(&mut **tx)
    .await?;
    Ok(token)
}

/// Forgets all browsers of a user after a password reset.
pub async fn forget_all(tx: &mut Tx, user: i64) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM auth_known_browser WHERE user_id = ?", user)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
