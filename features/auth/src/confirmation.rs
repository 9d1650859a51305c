//! The password again, before something that matters.

use kernel::{Failure, FieldProblem, Password, Role, User};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    audit,
    auth::Auth,
    codes,
    hasher::Verdict,
    session,
    tries::Try,
    two_factor::{self, SecondStep},
    two_factor_setup::{code_needed, wrong_code},
    user::{self, Account},
};

/// The password of whoever is logged in.
#[derive(Object, Debug)]
pub struct PasswordConfirmation {
    /// The current password.
    pub password: Password,
    /// The second step, where the account has one: the number that the authenticator app shows, or a recovery code.
    #[oai(validator(max_length = 40))]
    pub code: Option<String>,
}

/// A session whose token was made anew.
pub struct Renewed {
    pub token: String,
    pub role: Role,
}

/// Compares the password of somebody who is logged in; `field` names it in the request.
pub async fn check(
    auth: &Auth,
    caller: &User,
    field: &str,
    password: &Password,
) -> Result<Account, Failure> {
    let account = user::own(&auth.deps.db, caller.id).await?;
    let guess = match Try::confirm(&auth.deps.limits, caller.id) {
        Ok(guess) => guess,
        Err(failure) => {
            let key = caller.id.to_string();
            auth.tell_refusal("auth.confirmation_limited", Some(caller.id), &key)
                .await;
            return Err(failure);
        }
    };
    let kept = Some(account.password_hash.as_str());
    let verdict = match auth.hasher.verify(password.as_str(), kept).await {
        Ok(verdict) => verdict,
        Err(failure) => {
            guess.take_back();
            return Err(failure);
        }
    };
    if verdict == Verdict::Wrong {
        let now = auth.deps.clock.now();
        let action = "auth.confirmation_failed";
        audit::stranger_alone(&auth.deps.db, now, Some(caller.id), action).await?;
        let problem = FieldProblem::new(field, "invalid", codes::WRONG_PASSWORD.message);
        return Err(Failure::new(codes::WRONG_PASSWORD).with_fields(vec![problem]));
    }
    guess.take_back();
    Ok(account)
}

/// Renews the session, so that what needs the password works for ten minutes.
pub async fn confirm(
    auth: &Auth,
    caller: &User,
    confirmation: &PasswordConfirmation,
) -> Result<Renewed, Failure> {
    let account = check(auth, caller, "password", &confirmation.password).await?;
    let now = auth.deps.clock.now();
    let guess = Try::confirm(&auth.deps.limits, caller.id)?;
    let mut tx = auth.deps.db.write().await?;
    match two_factor::check(&mut tx, caller.id, confirmation.code.as_deref(), now).await? {
        SecondStep::NotOn | SecondStep::Passed => guess.take_back(),
        SecondStep::Missing => {
            guess.take_back();
            return Err(code_needed());
        }
        SecondStep::Wrong => {
            audit::stranger(&mut tx, now, Some(caller.id), "auth.code_failed").await?;
            tx.commit().await?;
            return Err(wrong_code());
        }
    }
    let token = session::renew(&mut tx, caller.session, now).await?;
    audit::own(&mut tx, now, caller.id, "auth.confirmed", json!({})).await?;
    tx.commit().await?;
    Ok(Renewed {
        token,
        role: account.role(),
    })
}
