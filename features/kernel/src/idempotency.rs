//! Idempotency keys: a repeated request has one effect and one response.

use poem::{Request, RequestBody};
use poem_openapi::{
    ApiExtractor, ApiExtractorType, ExtractParamOptions,
    registry::{MetaParamIn, MetaSchema, MetaSchemaRef},
};

use crate::{calendar::Timestamp, db::Tx, problem::Failure};

crate::error_codes! {
    pub KEY_REUSED: 422 "request.idempotency_key_reused" "This Idempotency-Key was used for another request.";
    pub STILL_RUNNING: 409 "request.still_running" "The first request with this Idempotency-Key is still running.";
    pub KEY_INVALID: 400 "request.invalid_idempotency_key"
        "An Idempotency-Key has 8 to 100 letters, digits, hyphens or underscores.";
}

/// Time for which responses are retained, in seconds.
const RETENTION_SECONDS: i64 = 86_400;

/// Name of the header.
pub const HEADER: &str = "Idempotency-Key";
/// The form of a key, as the API document gives it; `is_key` checks the same.
const PATTERN: &str = "^[A-Za-z0-9_-]{8,100}$";

/// The caller's `Idempotency-Key`, if any. A malformed one is refused: without it the request would be carried out
/// again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotencyKey(pub Option<String>);

impl<'a> ApiExtractor<'a> for IdempotencyKey {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::Parameter];

    type ParamType = Option<String>;
    type ParamRawType = String;

    fn param_in() -> Option<MetaParamIn> {
        Some(MetaParamIn::Header)
    }

    fn param_schema_ref() -> Option<MetaSchemaRef> {
        Some(MetaSchemaRef::Inline(Box::new(MetaSchema {
            pattern: Some(PATTERN.to_owned()),
            ..MetaSchema::new("string")
        })))
    }

    async fn from_request(
        request: &'a Request,
        _: &mut RequestBody,
        _: ExtractParamOptions<Self::ParamType>,
    ) -> poem::Result<Self> {
        let mut values = request.headers().get_all(HEADER).iter();
        match (values.next(), values.next()) {
            (None, _) => Ok(Self(None)),
            (Some(value), None) if is_key(value.as_bytes()) => {
                Ok(Self(value.to_str().ok().map(str::to_owned)))
            }
            _ => Err(Failure::new(KEY_INVALID).into()),
        }
    }
}

fn is_key(value: &[u8]) -> bool {
    let is_known = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (8..=100).contains(&value.len()) && value.iter().all(is_known)
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

#[cfg(test)]
mod tests {
    use poem::{
        Body,
        http::{HeaderValue, header::HeaderName},
    };

    use super::*;
    use crate::problem::Code;

    const NAME: HeaderName = HeaderName::from_static("idempotency-key");

    async fn key(values: &[&[u8]]) -> Result<Option<String>, Option<Code>> {
        let mut request = Request::default();
        for value in values {
            let value = HeaderValue::from_bytes(value).unwrap();
            request.headers_mut().append(NAME, value);
        }
        let options = ExtractParamOptions {
            name: HEADER,
            ignore_case: false,
            default_value: None,
            example_value: None,
            explode: true,
            style: None,
        };
        let mut body = RequestBody::new(Body::empty());
        let key = IdempotencyKey::from_request(&request, &mut body, options).await;
        key.map(|key| key.0)
            .map_err(|error| error.downcast_ref::<Failure>().map(Failure::code))
    }

    #[tokio::test]
    async fn a_malformed_key_is_refused_and_not_ignored() {
        assert_eq!(key(&[]).await, Ok(None));
        assert_eq!(key(&[b"A-key_80"]).await, Ok(Some("A-key_80".to_owned())));
        let long = [b'a'; 101];
        let malformed: [&[u8]; 6] = [
            b"A-key_8",
            b"",
            b"has space in it",
            &long,
            b"r\xfcckzahlung-1",
            "rückzahlung-1".as_bytes(),
        ];
        for malformed in malformed {
            assert_eq!(key(&[malformed]).await, Err(Some(KEY_INVALID)));
        }
        let two = key(&[b"first-key", b"second-key"]).await;
        assert_eq!(two, Err(Some(KEY_INVALID)));
    }

    #[test]
    fn the_pattern_of_the_document_is_what_is_checked() {
        let pattern = regex::Regex::new(PATTERN).unwrap();
        for text in ["A-key_8", "A-key_80", "A key_80", "rückzahlung", ""] {
            assert_eq!(pattern.is_match(text), is_key(text.as_bytes()), "{text}");
        }
        for length in [100, 101] {
            let text = "a".repeat(length);
            assert_eq!(pattern.is_match(&text), is_key(text.as_bytes()), "{length}");
        }
    }
}
