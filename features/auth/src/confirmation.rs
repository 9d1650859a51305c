//! Re-authentication with the password before sensitive operations.

use kernel::{Failure, FieldProblem, Password, Role, User};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    audit,
    auth::Auth,
    codes,
    hasher::Verdict,
    session,
    tries::{PendingHash, Try},
    two_factor::{self, SecondStep},
    two_factor_setup::{app_unreadable, code_needed, wrong_code},
    user::{self, Account},
};

/// Password of the logged-in user.
#[derive(Object, Debug)]
pub struct PasswordConfirmation {
    /// Current password.
    pub password: Password,
    /// From the authenticator app, or a recovery code. Required with two-factor authentication.
    #[oai(validator(max_length = 40))]
    pub code: Option<String>,
}

/// A session with its new token.
pub struct Renewed {
    pub token: String,
    pub role: Role,
}

/// Checks the password of a logged-in user. `field` is its name in the request, `address` the caller's network address.
///
/// # Errors
/// The password is wrong, a limit is reached, or the database cannot be read.
pub async fn check(
    auth: &Auth,
    caller: &User,
    address: &str,
    field: &str,
    password: &Password,
) -> Result<Account, Failure> {
    let account = user::own(&auth.deps.db, caller.id).await?;
    let guess = Try::confirm(&auth.deps.limits, caller.id)?;
    let verdict = match verify(auth, &account, password, address).await {
        Ok(verdict) => verdict,
        Err(failure) => {
            guess.uncount();
            return Err(failure);
        }
    };
    if verdict == Verdict::Wrong {
        audit::refused_person(auth, "auth.confirmation_failed", caller.id).await;
        let problem = FieldProblem::new(field, "invalid", codes::WRONG_PASSWORD.message);
        return Err(Failure::new(codes::WRONG_PASSWORD).with_fields(vec![problem]));
    }
    guess.uncount();
    Ok(account)
}

async fn verify(
    auth: &Auth,
    account: &Account,
    password: &Password,
    address: &str,
) -> Result<Verdict, Failure> {
    let _pending = PendingHash::begin(&auth.deps.limits, Some(account.id), address)?;
    let stored = Some(account.password_hash.as_str());
    auth.hasher.verify(password.as_str(), stored).await
}

/// Marks the session as re-authenticated for 10 minutes and renews its token. `address` is the caller's network
/// address.
///
/// # Errors
/// The password or the code is wrong, a limit is reached, or the database cannot be written.
pub async fn confirm(
    auth: &Auth,
    caller: &User,
    address: &str,
    confirmation: &PasswordConfirmation,
) -> Result<Renewed, Failure> {
    let account = check(auth, caller, address, "password", &confirmation.password).await?;
    let now = auth.deps.clock.now();
    let guess = Try::confirm(&auth.deps.limits, caller.id)?;
    let mut tx = auth.deps.db.write().await?;
    let key = &auth.neighbours.two_factor_key;
    match two_factor::check(&mut tx, key, caller.id, confirmation.code.as_deref(), now).await? {
        SecondStep::NotOn | SecondStep::Passed => guess.uncount(),
        SecondStep::Missing => {
            guess.uncount();
            return Err(code_needed());
        }
        SecondStep::Unreadable => {
            guess.uncount();
            return Err(app_unreadable());
        }
        SecondStep::Wrong => {
            drop(tx);
            audit::refused_person(auth, "auth.code_failed", caller.id).await;
            return Err(wrong_code());
        }
    }
    let token = session::reauthenticate(&mut tx, caller.session, now).await?;
    audit::own(&mut tx, now, caller.id, "auth.confirmed", json!({})).await?;
    tx.commit().await?;
    Ok(Renewed {
        token,
        role: account.role(),
    })
}
