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
    user::{self, Account},
};

/// So long the password given counts.
const SECONDS: i64 = 600;

/// The password of whoever is logged in.
#[derive(Object, Debug)]
pub struct PasswordConfirmation {
    /// The current password.
    pub password: Password,
}

/// A session whose token was made anew.
pub struct Renewed {
    pub token: String,
    pub role: Role,
}

/// Refuses somebody who gave her password too long ago.
pub fn require(auth: &Auth, caller: &User) -> Result<(), Failure> {
    let age = auth.deps.clock.now().0 - caller.authenticated_at.0;
    if (0..=SECONDS).contains(&age) {
        Ok(())
    } else {
        Err(codes::CONFIRMATION_NEEDED.into())
    }
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
    let mut tx = auth.deps.db.write().await?;
    let token = session::renew(&mut tx, caller.session, now).await?;
    audit::own(&mut tx, now, caller.id, "auth.confirmed", json!({})).await?;
    tx.commit().await?;
    Ok(Renewed {
        token,
        role: account.role(),
    })
}
