//! One's own account: what it says, and changing it.

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

/// What the shop knows of the person herself.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Account {
    /// Her number in the shop.
    pub id: i64,
    /// Her name.
    pub name: String,
    /// Her mobile number, `+91XXXXXXXXXX`.
    pub mobile: String,
    /// Her e-mail address.
    pub email: String,
    /// What she may do.
    pub role: Role,
    /// Since when she has the account.
    pub created_at: Timestamp,
    /// A new mobile number that waits for the link in the mail.
    pub pending_mobile: Option<String>,
    /// A new e-mail address that waits for the link in the mail.
    pub pending_email: Option<String>,
}

/// What shall be different. What is left out stays.
#[derive(Object, Debug)]
pub struct AccountChange {
    /// A new name; counts at once.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub name: Option<String>,
    /// A new mobile number; counts once the link mailed to the e-mail address is confirmed.
    pub mobile: Option<Mobile>,
    /// A new e-mail address; counts once the link mailed to it is confirmed.
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
/// A contact that another account has is refused, and so is any new contact beyond the limits, in the same words
/// whether it is taken or free.
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
    // What one has already needs no confirming: asking for it takes back what was asked before.
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

/// Counts each new contact before anybody looks whether it is taken.
fn count_asked(auth: &Auth, user: i64, address: &str, asked: usize) -> Result<(), Failure> {
    let (limits, key) = (&auth.deps.limits, user.to_string());
    for _ in 0..asked {
        limits.allow(CONTACT_CHANGE, &key)?;
        limits
            .allow_address(CONTACT_CHANGE_FROM_ADDRESS, address)
            .inspect_err(|_| limits.give_back(CONTACT_CHANGE, &key))?;
    }
    Ok(())
}
