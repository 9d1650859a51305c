//! Releasing a mobile number or email address from an account that registered it wrongly.

use kernel::{Failure, User};
use poem_openapi::{Enum, Object};
use serde_json::json;

use super::{block::close_doors, record};
use crate::{auth::Auth, codes};

/// A kind of contact.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum ContactKind {
    Mobile,
    Email,
}

/// The contact to release.
#[derive(Object, Debug)]
pub struct ContactRelease {
    /// The mobile number or the email address.
    pub what: ContactKind,
}

/// Removes the contact from the account, which keeps the other one. The released contact can be
/// registered again.
pub async fn release(
    auth: &Auth,
    caller: &User,
    person: i64,
    what: ContactKind,
) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    if caller.id == person {
        return Err(codes::NOT_YOURSELF.into());
    }
    let mobile = what == ContactKind::Mobile;
    let mut tx = auth.deps.db.write().await?;
    let account = sqlx::query!(
        r#"SELECT coalesce(mobile, '') AS "mobile!: String", coalesce(email, '') AS "email!: String" FROM auth_user
           WHERE id = ? AND walk_in = 0 AND deleted_at IS NULL"#,
        person
    )
    .fetch_optional(&mut *tx)
    .await?
    .ok_or(codes::CUSTOMER_NOT_FOUND)?;
    let (released, other) = if mobile {
        (account.mobile, account.email)
    } else {
        (account.email, account.mobile)
    };
    if released.is_empty() || other.is_empty() {
        return Err(codes::ONLY_CONTACT.into());
    }
    sqlx::query!(
        "UPDATE auth_user SET mobile = CASE WHEN ?1 THEN '' ELSE mobile END,
                              email = CASE WHEN ?1 THEN email ELSE '' END
         WHERE id = ?2",
        mobile,
        person
    )
    .execute(&mut *tx)
    .await?;
    close_doors(&mut tx, auth, person, now).await?;
    let kind = if mobile { "mobile" } else { "email" };
    let details = json!({"kind": kind});
    record(
        &mut tx,
        now,
        caller.id,
        "auth.contact_released",
        person,
        details,
    )
    .await?;
    Ok(tx.commit().await?)
}
