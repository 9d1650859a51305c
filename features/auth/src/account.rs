//! The caller's own account: viewing and updating it.

use kernel::{Email, Failure, FieldProblem, Mobile, Role, Timestamp, User};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    audit,
    auth::Auth,
    contact_change::{self, NewContact},
    tries::{CONTACT_CHANGE, CONTACT_CHANGE_FROM_ADDRESS},
    user,
};

/// The caller's account details.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Account {
    /// Id of the account.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Mobile number, `+91XXXXXXXXXX`.
    pub mobile: String,
    /// Email address.
    pub email: String,
    /// Role, which decides what the account may do.
    pub role: Role,
    /// When the account was created.
    pub created_at: Timestamp,
    /// New one, awaiting confirmation by the emailed link.
    pub pending_mobile: Option<String>,
    /// New one, awaiting confirmation by the emailed link.
    pub pending_email: Option<String>,
}

/// Changes to the account. Absent fields stay as they are.
#[derive(Object, Debug)]
pub struct AccountChange {
    /// New name; takes effect immediately.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub name: Option<String>,
    /// Takes effect once the link sent to the account's email address is confirmed.
    pub mobile: Option<Mobile>,
    /// Takes effect once the link sent to it is confirmed.
    pub email: Option<Email>,
}

pub async fn view(auth: &Auth, id: i64) -> Result<Account, Failure> {
    let account = user::own(&auth.deps.db, id).await?;
    let pending = contact_change::pending(auth, id).await?;
    Ok(Account {
        id,
        role: account.role(),
        name: account.name,
        mobile: account.mobile,
        email: account.email,
        created_at: Timestamp(account.created_at),
        pending_mobile: pending.mobile,
        pending_email: pending.email,
    })
}

/// Changes the caller's account. `address` is the caller's network address, for the limits.
///
/// # Errors
/// Refuses a name with a link. Refuses a contact that another account has, and any new contact beyond the limits. Both
/// get the same answer, so that it does not reveal which contacts are registered.
pub async fn update(
    auth: &Auth,
    caller: &User,
    change: &AccountChange,
    address: &str,
) -> Result<Account, Failure> {
    let account = user::own(&auth.deps.db, caller.id).await?;
    let name = change.name.as_deref().map(str::trim);
    if name.is_some_and(str::is_empty) {
        return Err(Failure::invalid(vec![FieldProblem::new(
            "name",
            "required",
            "Please fill this in.",
        )]));
    }
    if let Some(name) = name {
        user::check_name(name)?;
    }
    let now = auth.deps.clock.now();
    let mobile = change.mobile.as_ref();
    let email = change.email.as_ref();
    let new_mobile = mobile.filter(|mobile| mobile.as_str() != account.mobile);
    let new_email = email.filter(|email| email.as_str() != account.email);
    let asked = usize::from(new_mobile.is_some()) + usize::from(new_email.is_some());
    if asked > 0 {
        caller.confirmed_lately(now)?;
        count_asked(auth, caller.id, address, asked)?;
    }
    let mut tx = auth.deps.db.write().await?;
    user::expect_account(&mut tx, caller.id).await?;
    let taken = user::what_is_taken(
        &mut tx,
        caller.id,
        new_mobile.map(Mobile::as_str),
        new_email.map(Email::as_str),
    )
    .await?;
    if let Some(failure) = taken {
        return Err(failure);
    }
    if let Some(name) = name.filter(|name| *name != account.name) {
        sqlx::query!(
            "UPDATE auth_user SET name = ? WHERE id = ?",
            name,
            caller.id
        )
        .execute(&mut *tx)
        .await?;
        audit::own(&mut tx, now, caller.id, "auth.renamed", json!({})).await?;
    }
    let outbox = &auth.deps.outbox;
    // The current contact needs no confirmation; asking for it withdraws a pending change.
    match (mobile, new_mobile) {
        (_, Some(new)) => {
            contact_change::ask(&mut tx, auth, &account, NewContact::Mobile(new)).await?;
        }
        (Some(_), None) => {
            contact_change::withdraw(&mut tx, outbox, caller.id, "mobile").await?;
        }
        (None, None) => {}
    }
    match (email, new_email) {
        (_, Some(new)) => {
            contact_change::ask(&mut tx, auth, &account, NewContact::Email(new)).await?;
        }
        (Some(_), None) => {
            contact_change::withdraw(&mut tx, outbox, caller.id, "email").await?;
        }
        (None, None) => {}
    }
    tx.commit().await?;
    view(auth, caller.id).await
}

/// Counts each new contact before checking whether it is taken.
fn count_asked(auth: &Auth, user: i64, address: &str, asked: usize) -> Result<(), Failure> {
    let (limits, key) = (&auth.deps.limits, user.to_string());
    for _ in 0..asked {
        limits.allow(CONTACT_CHANGE, &key)?;
        limits
            .allow_address(CONTACT_CHANGE_FROM_ADDRESS, address)
            .inspect_err(|_| limits.uncount(CONTACT_CHANGE, &key))?;
    }
    Ok(())
}
