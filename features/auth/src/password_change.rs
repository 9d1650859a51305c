//! Changing the password with the current one.

use kernel::{Failure, NewPassword, Password, User};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    audit,
    auth::Auth,
    confirmation::{self, Renewed},
    mails, open_links, session,
    tries::{PASSWORD_CHANGE, PendingHash},
    two_factor,
};

/// The current and the new password.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct PasswordChange {
    /// Current password.
    pub old_password: Password,
    /// New password: 8 to 128 characters, not a common one.
    pub new_password: NewPassword,
}

/// Changes the password, ends every other session of the account and invalidates every open link.
///
/// Does not count as re-authentication, because it does not ask for a two-factor code. `address` is the caller's
/// network address.
///
/// # Errors
/// The current password is wrong, the new one is too easy, a limit is reached, or the database cannot be written.
pub async fn change(
    auth: &Auth,
    caller: &User,
    address: &str,
    change: &PasswordChange,
) -> Result<Renewed, Failure> {
    if two_factor::is_on(auth, caller.id).await? {
        // With two-factor authentication the current password alone is not enough.
        caller.confirmed_lately(auth.deps.clock.now())?;
    }
    let old = &change.old_password;
    let account = confirmation::check(auth, caller, address, "oldPassword", old).await?;
    auth.check_password(
        "newPassword",
        &change.new_password,
        &account.name,
        &account.mobile,
        &account.email,
    )
    .await?;
    let limits = &auth.deps.limits;
    limits.allow(PASSWORD_CHANGE, &caller.id.to_string())?;
    let pending = PendingHash::begin(limits, Some(caller.id), address)?;
    let hash = auth.hasher.hash(change.new_password.as_str()).await?;
    drop(pending);
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    let token = session::rotate(&mut tx, caller.session, now).await?;
    sqlx::query!(
        "UPDATE auth_user SET password_hash = ? WHERE id = ?",
        hash,
        caller.id
    )
    .execute(&mut *tx)
    .await?;
    session::end_others(&mut tx, caller.id, Some(caller.session), now).await?;
    open_links::withdraw_all(&mut tx, &auth.deps.outbox, caller.id).await?;
    mails::queue_password_changed(&mut tx, auth, &account).await?;
    audit::own(&mut tx, now, caller.id, "auth.password_changed", json!({})).await?;
    tx.commit().await?;
    Ok(Renewed {
        token,
        role: account.role(),
    })
}
