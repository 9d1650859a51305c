//! Listing and searching customers.

use kernel::{Failure, Role, Timestamp, User};
use poem_openapi::{Enum, Object};

use crate::auth::Auth;

const AT_ONCE: usize = 50;
/// Minimum number of characters in a search by staff, so that they cannot browse the whole list.
const LETTERS_OF_STAFF: usize = 3;

/// Which customers to list.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum CustomerFilter {
    /// Customers with an account.
    Account,
    /// Walk-ins: customers without an account.
    WalkIn,
    /// Blocked accounts.
    Blocked,
}

/// A customer in a list.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CustomerRow {
    /// Id of the customer.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Mobile number, `+91XXXXXXXXXX`.
    pub mobile: Option<String>,
    /// Email address.
    pub email: Option<String>,
    /// A customer without an account.
    pub walk_in: bool,
    /// Whether the account is blocked.
    pub blocked: bool,
    /// When the customer was added or registered.
    pub created_at: Timestamp,
}

/// A page of customers.
#[derive(Object, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerPage {
    /// The customers, newest first.
    pub items: Vec<CustomerRow>,
    /// `before` of the next page; absent on the last one.
    pub next: Option<i64>,
}

struct Row {
    id: i64,
    name: String,
    mobile: Option<String>,
    email: Option<String>,
    walk_in: bool,
    blocked: bool,
    created_at: i64,
}

pub async fn list(
    auth: &Auth,
    caller: &User,
    filter: Option<CustomerFilter>,
    q: Option<&str>,
    before: Option<i64>,
) -> Result<CustomerPage, Failure> {
    let q = q.map(str::trim).unwrap_or_default();
    if caller.role == Role::Staff && q.chars().count() < LETTERS_OF_STAFF {
        return Ok(CustomerPage {
            items: Vec::new(),
            next: None,
        });
    }
    let pattern = (!q.is_empty()).then(|| format!("%{}%", literal(&q.to_lowercase())));
    let digits = digits(q).map(|digits| format!("%{digits}%"));
    let (accounts, walk_ins, blocked) = match filter {
        None => (true, true, None),
        Some(CustomerFilter::Account) => (true, false, None),
        Some(CustomerFilter::WalkIn) => (false, true, None),
        Some(CustomerFilter::Blocked) => (true, true, Some(true)),
    };
    let limit = i64::try_from(AT_ONCE + 1).map_err(Failure::internal)?;
    let mut rows = sqlx::query_as!(
        Row,
        r#"SELECT id, name, nullif(mobile, '') AS "mobile: String", nullif(email, '') AS "email: String",
                  walk_in AS "walk_in!: bool", blocked_at IS NOT NULL AS "blocked!: bool", created_at
           FROM auth_user
           WHERE role = 'customer' AND deleted_at IS NULL AND linked_to IS NULL
             AND (walk_in = 0 AND ?1 OR walk_in = 1 AND ?2)
             AND (?3 IS NULL OR blocked_at IS NOT NULL)
             AND (?4 IS NULL OR lower(name) LIKE ?4 ESCAPE '\' OR email LIKE ?4 ESCAPE '\' OR mobile LIKE ?5)
             AND (?6 IS NULL OR id < ?6)
           ORDER BY id DESC LIMIT ?7"#,
        accounts,
        walk_ins,
        blocked,
        pattern,
        digits,
        before,
        limit
    )
    .fetch_all(auth.deps.db.read())
    .await?;
    let more = rows.len() > AT_ONCE;
    rows.truncate(AT_ONCE);
    Ok(CustomerPage {
        next: rows.last().map(|row| row.id).filter(|_| more),
        items: rows.into_iter().map(CustomerRow::from).collect(),
    })
}

impl From<Row> for CustomerRow {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            name: row.name,
            mobile: row.mobile,
            email: row.email,
            walk_in: row.walk_in,
            blocked: row.blocked,
            created_at: Timestamp(row.created_at),
        }
    }
}

/// Escapes the wildcards of SQL's LIKE.
fn literal(text: &str) -> String {
    text.replace('\\', "\\\\")
        .replace('%', "\\%")
        .replace('_', "\\_")
}

/// Digits of a partial mobile number in any notation; `None` if the text contains letters.
fn digits(text: &str) -> Option<String> {
    let rest = text.trim_start_matches("+91");
    let plain = rest
        .chars()
        .all(|c| c.is_ascii_digit() || " -+".contains(c));
    let digits: String = rest.chars().filter(char::is_ascii_digit).collect();
    (plain && !digits.is_empty()).then_some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mobile_number_is_found_in_any_notation() {
        assert_eq!(digits("98765 43210").as_deref(), Some("9876543210"));
        assert_eq!(digits("+91 98765-43210").as_deref(), Some("9876543210"));
        assert_eq!(digits("4321").as_deref(), Some("4321"));
        assert_eq!(digits("asha9"), None);
        assert_eq!(digits(""), None);
    }

    #[test]
    fn like_wildcards_match_literally() {
        assert_eq!(literal("50%_\\"), "50\\%\\_\\\\");
    }
}
