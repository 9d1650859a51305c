//! Registering a customer.

use kernel::{Email, Failure, Mobile, NewPassword, mail::NewMail};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    audit,
    auth::Auth,
    browser::Browser,
    codes,
    login::{self, LoggedIn},
    mails,
    tries::{PendingHash, REGISTRATION},
    user::{self, Account},
};

/// A new account.
#[derive(Object, Debug)]
pub struct Registration {
    /// Name.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub name: String,
    /// Mobile number; must not be registered already.
    pub mobile: Mobile,
    /// Email address; must not be registered already.
    pub email: Email,
    /// Password: 8 to 128 characters, not a common one.
    pub password: NewPassword,
}

/// Creates the account and logs in. Hashes the password before checking whether the mobile number
/// is taken, so that both answers take the same time.
///
/// # Errors
/// The name contains a link, the password is too easy, a contact has an account, a limit is reached, or the database
/// cannot be written.
pub async fn register(
    auth: &Auth,
    registration: &Registration,
    browser: &Browser,
) -> Result<LoggedIn, Failure> {
    auth.deps
        .limits
        .allow_address(REGISTRATION, &browser.address)
        .map_err(|failure| failure.with_code(codes::REGISTRATION_LIMITED))?;
    let name = registration.name.trim();
    user::check_name(name)?;
    let (mobile, email) = (registration.mobile.as_str(), registration.email.as_str());
    auth.check_password("password", &registration.password, name, mobile, email)
        .await?;
    let pending = PendingHash::begin(&auth.deps.limits, None, &browser.address)?;
    let hash = auth.hasher.hash(registration.password.as_str()).await?;
    drop(pending);
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    let inserted = sqlx::query!(
        "INSERT INTO auth_user (name, mobile, email, password_hash, created_at) VALUES (?, ?, ?, ?, ?)",
        name,
        mobile,
        email,
        hash,
        now.0
    )
    .execute(&mut *tx)
    .await;
    let id = match inserted {
        Ok(done) => done.last_insert_rowid(),
        Err(error) => {
            let failure = user::taken(&mut tx, error, Some(mobile), Some(email)).await;
            drop(tx);
            audit::refused(auth, "auth.registration_refused", None, &browser.address).await;
            return Err(failure);
        }
    };
    let account = Account::new(id, name, mobile, email, hash, now);
    let logged_in = login::enter(&mut tx, auth, &account, browser).await?;
    let welcome = NewMail::new(
        mails::WELCOME,
        &registration.email,
        json!({"name": name, "mobile": mobile, "email": email}),
    )
    .for_user(id);
    auth.deps.outbox.queue(&mut tx, welcome, now).await?;
    audit::own(&mut tx, now, id, "auth.registered", json!({})).await?;
    tx.commit().await?;
    Ok(logged_in)
}
