//! User lookup for features whose rows refer to users.

use kernel::{Db, Failure, Mobile};

/// Maximum number of users returned by a search.
const MOST_FOUND: i64 = 2_000;

/// Those of whose name or mobile this is a part. Mobiles are looked for as people type them: "98765 43", "+91 98765".
pub async fn found(db: &Db, query: &str) -> Result<Vec<i64>, Failure> {
    let name = query.trim().to_lowercase();
    let digits = digits_of_mobile(query);
    Ok(sqlx::query_scalar!(
        r#"SELECT id FROM auth_user
           WHERE deleted_at IS NULL AND (instr(lower(name), ?1) > 0 OR (?2 <> '' AND instr(mobile, ?2) > 0))
           ORDER BY id DESC LIMIT ?3"#,
        name,
        digits,
        MOST_FOUND
    )
    .fetch_all(db.read())
    .await?)
}

/// Returns the account with this mobile number.
pub async fn account_of(db: &Db, mobile: &Mobile) -> Result<Option<i64>, Failure> {
    let mobile = mobile.as_str();
    Ok(sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM auth_user WHERE mobile = ? AND walk_in = 0 AND deleted_at IS NULL"#,
        mobile
    )
    .fetch_optional(db.read())
    .await?)
}

/// Digits of a partial mobile number; empty with fewer than three, which would match nearly every
/// number.
fn digits_of_mobile(query: &str) -> String {
    if let Ok(mobile) = Mobile::parse(query) {
        return mobile.as_str().to_owned();
    }
    let is_number = query
        .chars()
        .all(|c| c.is_ascii_digit() || matches!(c, ' ' | '-' | '+'));
    let digits: String = query.chars().filter(char::is_ascii_digit).collect();
    if is_number && digits.len() >= 3 {
        digits
    } else {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mobile_numbers_are_found_in_any_notation() {
        assert_eq!(digits_of_mobile("98765 43210"), "+919876543210");
        assert_eq!(digits_of_mobile("98765 43"), "9876543");
        for query in ["12", "asha", "asha 98765", ""] {
            assert_eq!(digits_of_mobile(query), "", "{query}");
        }
    }
}
