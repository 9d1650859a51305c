//! Two-factor authentication: a code from an authenticator app (TOTP), or one of ten recovery
//! codes.

use kernel::{Db, Failure, Timestamp, Tx, secret};
use rand::RngCore;
use serde_json::json;
use totp_rs::{Builder, Secret, Totp};

use crate::{audit, auth::Auth, two_factor_key::TwoFactorKey};

const SECRET_BYTES: usize = 20;
const DIGITS: usize = 6;
/// Number of recovery codes.
const RECOVERY_CODES: usize = 10;
const RECOVERY_GROUPS: usize = 4;
const GROUP_LETTERS: usize = 4;
/// Alphabet of recovery codes, without letters that look like digits.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Result of checking a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondStep {
    /// Two-factor authentication is off.
    NotOn,
    Passed,
    Missing,
    Wrong,
    /// The app's secret was encrypted with another key: the shop was restored without its own.
    Unreadable,
}

/// Checks a code and uses it up.
pub async fn check(
    tx: &mut Tx,
    key: &TwoFactorKey,
    user: i64,
    code: Option<&str>,
    now: Timestamp,
) -> Result<SecondStep, Failure> {
    let row = sqlx::query!(
        "SELECT sealed_secret, last_step FROM auth_two_factor WHERE user_id = ? AND confirmed_at IS NOT NULL",
        user
    )
    .fetch_optional(&mut **tx)
    .await?;
    let Some(row) = row else {
        return Ok(SecondStep::NotOn);
    };
    let code = plain(code.unwrap_or_default());
    if code.is_empty() {
        return Ok(SecondStep::Missing);
    }
    let right = if is_number(&code) {
        let Some(secret) = key.open(user, &row.sealed_secret) else {
            return Ok(SecondStep::Unreadable);
        };
        take_number(tx, user, &secret, row.last_step, &code, now).await?
    } else {
        take_recovery_code(tx, user, &code, now).await?
    };
    Ok(if right {
        SecondStep::Passed
    } else {
        SecondStep::Wrong
    })
}

/// Accepts the code of the current TOTP step or one step (30 seconds) before or after. A step that
/// was used is refused.
pub async fn take_number(
    tx: &mut Tx,
    user: i64,
    saved: &str,
    last_step: i64,
    number: &str,
    now: Timestamp,
) -> Result<bool, Failure> {
    let seconds = u64::try_from(now.0).map_err(Failure::internal)?;
    let Some(step) = totp(saved)?.check(number, seconds) else {
        return Ok(false);
    };
    let step = i64::try_from(step).map_err(Failure::internal)?;
    if step <= last_step {
        return Ok(false);
    }
    let taken = sqlx::query!(
        "UPDATE auth_two_factor SET last_step = ?1 WHERE user_id = ?2 AND last_step < ?1",
        step,
        user
    )
    .execute(&mut **tx)
    .await?
    .rows_affected();
    Ok(taken == 1)
}

async fn take_recovery_code(
    tx: &mut Tx,
    user: i64,
    code: &str,
    now: Timestamp,
) -> Result<bool, Failure> {
    let hash = secret::token_hash(code);
    let used = sqlx::query!(
        "UPDATE auth_recovery_code SET used_at = ?1 WHERE user_id = ?2 AND code_hash = ?3 AND used_at IS NULL",
        now.0,
        user,
        hash
    )
    .execute(&mut **tx)
    .await?
    .rows_affected();
    if used == 0 {
        return Ok(false);
    }
    audit::own(tx, now, user, "auth.recovery_code_used", json!({})).await?;
    Ok(true)
}

/// Creates ten new recovery codes and invalidates the previous ones. They are shown only once.
pub async fn new_recovery_codes(tx: &mut Tx, user: i64) -> Result<Vec<String>, Failure> {
    sqlx::query!("DELETE FROM auth_recovery_code WHERE user_id = ?", user)
        .execute(&mut **tx)
        .await?;
    let mut codes = Vec::with_capacity(RECOVERY_CODES);
    for _ in 0..RECOVERY_CODES {
        let code = recovery_code();
        let hash = secret::token_hash(&plain(&code));
        sqlx::query!(
            "INSERT INTO auth_recovery_code (user_id, code_hash) VALUES (?, ?)",
            user,
            hash
        )
        .execute(&mut **tx)
        .await?;
        codes.push(code);
    }
    Ok(codes)
}

/// Turns two-factor authentication off. Returns whether it was on.
pub async fn forget(tx: &mut Tx, user: i64) -> Result<bool, Failure> {
    let was_on = sqlx::query!("DELETE FROM auth_two_factor WHERE user_id = ?", user)
        .execute(&mut **tx)
        .await?
        .rows_affected();
    sqlx::query!("DELETE FROM auth_recovery_code WHERE user_id = ?", user)
        .execute(&mut **tx)
        .await?;
    Ok(was_on == 1)
}

pub async fn is_on(auth: &Auth, user: i64) -> Result<bool, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM auth_two_factor WHERE user_id = ? AND confirmed_at IS NOT NULL) AS "on!: bool""#,
        user
    )
    .fetch_one(auth.deps.db.read())
    .await?)
}

/// Generates an app secret, in base32.
pub fn new_secret() -> String {
    let mut bytes = vec![0; SECRET_BYTES];
    rand::rng().fill_bytes(&mut bytes);
    Secret::from(bytes).to_base32()
}

/// The `otpauth` URL for an authenticator app, which the QR code contains.
pub fn address(saved: &str, shop: &str, account: &str) -> Result<String, Failure> {
    let broken = |error: totp_rs::TotpError| Failure::internal(error.to_string());
    // In the URL, a colon separates issuer and account.
    let issuer = shop.replace(':', " ");
    builder(saved)?
        .with_issuer(Some(issuer))
        .with_account_name(account.replace(':', " "))
        .build()
        .and_then(|totp| totp.to_url())
        .map_err(broken)
}

fn totp(saved: &str) -> Result<Totp, Failure> {
    builder(saved)?
        .build()
        .map_err(|error| Failure::internal(error.to_string()))
}

fn builder(saved: &str) -> Result<Builder, Failure> {
    let secret =
        Secret::try_from_base32(saved).map_err(|error| Failure::internal(error.to_string()))?;
    Ok(Builder::new().with_secret(secret))
}

fn is_number(code: &str) -> bool {
    code.len() == DIGITS && code.bytes().all(|byte| byte.is_ascii_digit())
}

/// Normalises a typed code: no spaces or hyphens, lower case.
pub fn plain(code: &str) -> String {
    code.chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

fn recovery_code() -> String {
    let mut bytes = [0_u8; RECOVERY_GROUPS * GROUP_LETTERS];
    rand::rng().fill_bytes(&mut bytes);
    let letters: Vec<char> = bytes
        .iter()
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
        .collect();
    letters
        .chunks(GROUP_LETTERS)
        .map(|group| group.iter().collect::<String>())
        .collect::<Vec<_>>()
        .join("-")
}

/// Number of users whose app codes cannot be checked with this key.
///
/// # Errors
/// If the database fails.
pub async fn unreadable_apps(db: &Db, key: &TwoFactorKey) -> Result<usize, Failure> {
    let rows = sqlx::query!(
        "SELECT user_id, sealed_secret FROM auth_two_factor WHERE confirmed_at IS NOT NULL"
    )
    .fetch_all(db.read())
    .await?;
    let unreadable = rows
        .iter()
        .filter(|row| key.open(row.user_id, &row.sealed_secret).is_none());
    Ok(unreadable.count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_match_the_rfc_6238_test_vectors() {
        // RFC 6238, appendix B: the secret "12345678901234567890" at 59 seconds gives 94287082.
        let saved = Secret::from(b"12345678901234567890".to_vec()).to_base32();
        assert_eq!(totp(&saved).unwrap().check("287082", 59), Some(1));
        assert_eq!(totp(&saved).unwrap().check("287082", 200), None);
    }

    #[test]
    fn the_url_names_shop_and_user() {
        let address = address(&new_secret(), "Hem & Mogra: tailors", "owner@example.com").unwrap();
        assert!(address.starts_with("otpauth://totp/"), "{address}");
        assert!(address.contains("owner%40example.com"), "{address}");
        assert!(address.contains("issuer=Hem"), "{address}");
    }

    #[test]
    fn recovery_codes_are_long_and_accepted_in_any_notation() {
        let code = recovery_code();
        assert_eq!(code.len(), 19);
        assert_eq!(plain(&code.to_uppercase().replace('-', " ")), plain(&code));
        assert!(!is_number(&plain(&code)));
        assert_ne!(recovery_code(), recovery_code());
    }
}
