//! Secrets of access tokens, and when tokens end.

use kernel::{Failure, Timestamp, Tx, access_token::PREFIX, secret};

use crate::calendar_feed;

/// How long expired tokens stay in the list, in seconds.
const LISTED_AFTER_END: i64 = 30 * 86_400;
/// Characters at the end of a secret that are computed from the others, so that a mistyped one is recognised.
const CHECK_LENGTH: usize = 8;

/// A new secret: the prefix, 256 random bits in hexadecimal and their check characters.
pub fn new_secret() -> String {
    let random = secret::random_token();
    let check = check_of(&random);
    format!("{PREFIX}{random}{check}")
}

/// Whether this can be a secret at all, which needs no database to tell.
pub fn is_well_formed(candidate: &str) -> bool {
    let Some(rest) = candidate.strip_prefix(PREFIX) else {
        return false;
    };
    let parts = rest
        .len()
        .checked_sub(CHECK_LENGTH)
        .and_then(|end| rest.split_at_checked(end));
    parts.is_some_and(|(random, check)| check_of(random) == check)
}

fn check_of(random: &str) -> String {
    let mut check = secret::token_hash(random);
    check.truncate(CHECK_LENGTH);
    check
}

/// Revokes every token and the calendar address of a user: they were blocked, lost their role, recovered their account or deleted it.
pub async fn revoke_all(tx: &mut Tx, user: i64) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM auth_access_token WHERE user_id = ?", user)
        .execute(&mut **tx)
        .await?;
    calendar_feed::revoke(tx, user).await?;
    Ok(())
}

/// Deletes tokens that expired long ago.
pub async fn sweep(tx: &mut Tx, now: Timestamp) -> Result<(), Failure> {
    let before = now.0.saturating_sub(LISTED_AFTER_END);
    sqlx::query!("DELETE FROM auth_access_token WHERE expires_at < ?", before)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_recognised_and_a_mistyped_one_is_not() {
        let made = new_secret();
        assert!(made.starts_with("boutique_") && made.len() == 81, "{made}");
        assert!(is_well_formed(&made));
        for other in [
            "",
            "boutique_",
            "boutique_e3b0c44",
            "boutique_é23456789",
            &made[9..],
            &made[..80],
            &format!("{made}0"),
            &made.replacen("boutique_", "boutique_0", 1),
        ] {
            assert!(!is_well_formed(other), "{other}");
        }
    }
}
