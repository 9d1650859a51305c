//! Idempotency keys: a repeated request has one effect and one response.

use poem::{FromRequest, Request, RequestBody};

use crate::{calendar::Timestamp, db::Tx, problem::Failure};

crate::error_codes! {
    pub KEY_REUSED: 422 "request.idempotency_key_reused" "This Idempotency-Key was used for another request.";
    pub STILL_RUNNING: 409 "request.still_running" "The first request with this Idempotency-Key is still running.";
    pub KEY_INVALID: 400 "request.invalid_idempotency_key"
        "An Idempotency-Key has 8 to 100 letters, digits, hyphens or underscores.";
}

/// Time for which responses are retained, in seconds.
const RETENTION_SECONDS: i64 = 86_400;

/// The caller's `Idempotency-Key`, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotencyKey(pub Option<String>);

impl<'a> FromRequest<'a> for IdempotencyKey {
    async fn from_request(request: &'a Request, _body: &mut RequestBody) -> poem::Result<Self> {
        let Some(value) = request.headers().get("idempotency-key") else {
            return Ok(Self(None));
        };
        let key = value.to_str().unwrap_or_default();
        let well_formed = (8..=100).contains(&key.len())
            && key
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if well_formed {
            Ok(Self(Some(key.to_owned())))
        } else {
            Err(Failure::new(KEY_INVALID).into())
        }
    }
}

/// Identifies a request: its caller, operation, key and content.
#[derive(Clone, Debug)]
pub struct Claim<'a> {
    /// 0 for a visitor.
    pub user: i64,
    pub operation: &'static str,
    pub key: &'a str,
    /// Hash of everything that determines the response.
    pub request_hash: String,
}

/// Result of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// New: do the work and call `answer`, in the same transaction or a later one.
    First,
    /// Already answered: return this response again.
    Again { status: u16, body: String },
}

/// Claims a key. In one transaction with the work, a crash leaves neither.
///
/// # Errors
/// [`KEY_REUSED`] for another request with this key, [`STILL_RUNNING`] while the first one is at work, or the
/// database cannot be written.
pub async fn claim(tx: &mut Tx, claim: &Claim<'_>, now: Timestamp) -> Result<Claimed, Failure> {
    let oldest = now.0 - RETENTION_SECONDS;
    sqlx::query("DELETE FROM kernel_idempotency WHERE created_at < ?")
        .bind(oldest)
        .execute(&mut **tx)
        .await?;
    let inserted = sqlx::query(
        "INSERT INTO kernel_idempotency (user_id, operation, key, request_hash, created_at)
         VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(claim.user)
    .bind(claim.operation)
    .bind(claim.key)
    .bind(&claim.request_hash)
    .bind(now.0)
    .execute(&mut **tx)
    .await?
    .rows_affected();
    if inserted == 1 {
        return Ok(Claimed::First);
    }
    let (request_hash, status, body): (String, Option<u16>, Option<String>) = sqlx::query_as(
        r#"SELECT request_hash, status AS status, body FROM kernel_idempotency
           WHERE user_id = ? AND operation = ? AND key = ?"#,
    )
    .bind(claim.user)
    .bind(claim.operation)
    .bind(claim.key)
    .fetch_one(&mut **tx)
    .await?;
    if request_hash != claim.request_hash {
        return Err(KEY_REUSED.into());
    }
    match (status, body) {
        (Some(status), Some(body)) => Ok(Claimed::Again { status, body }),
        _ => Err(STILL_RUNNING.into()),
    }
}

/// Stores the response for repeated requests.
///
/// # Errors
/// The database cannot be written.
pub async fn answer(
    tx: &mut Tx,
    claim: &Claim<'_>,
    status: u16,
    body: &str,
) -> Result<(), Failure> {
    sqlx::query("UPDATE kernel_idempotency SET status = ?, body = ? WHERE user_id = ? AND operation = ? AND key = ?")
        .bind(status)
        .bind(body)
        .bind(claim.user)
        .bind(claim.operation)
        .bind(claim.key)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Releases a claim whose work did not happen, so that the key can be used again.
///
/// # Errors
/// The database cannot be written.
pub async fn release(tx: &mut Tx, claim: &Claim<'_>) -> Result<(), Failure> {
    sqlx::query("DELETE FROM kernel_idempotency WHERE user_id = ? AND operation = ? AND key = ? AND status IS NULL")
        .bind(claim.user)
        .bind(claim.operation)
        .bind(claim.key)
    .execute(&mut **tx)
    .await?;
    Ok(())
}
