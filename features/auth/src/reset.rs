//! Password reset links: each works once, for 30 minutes, and only the newest one.

use kernel::{Email, Failure, NewPassword, Outbox, Timestamp, Tx, mail::NewMail, secret};
use poem_openapi::Object;
use serde_json::json;
use tokio::time::{Duration, Instant, sleep_until};

use crate::{
    access_token, audit,
    auth::Auth,
    browser::Browser,
    codes, known_browser, mails, open_links, session,
    tries::{
        FORGOT_FOR_EMAIL, FORGOT_FOR_UNKNOWN, FORGOT_FROM_ADDRESS, FORGOT_IN_ALL, OWNER_WARNED,
        PendingHash,
    },
    user::{self, Account, Identifier},
};

const MINUTES: i64 = 30;
/// Earliest answer to a request for a link: only a registered address has a mail to be queued, which takes longer.
const ANSWERED_AFTER: Duration = Duration::from_millis(100);
/// Lifetime of a link created on the command line, in seconds.
pub const LINK_SECONDS: i64 = 3_600;
/// Stored instead of a hash until an invited member sets a password; no password matches it.
pub const NO_PASSWORD: &str = "!";

/// A request for a password reset link.
#[derive(Object, Debug)]
pub struct ForgottenPassword {
    /// Email address of the account.
    pub email: Email,
}

/// The email with the link is queued.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ResetMailed {
    /// Minutes for which the link works.
    pub valid_minutes: i64,
}

/// Secret part of a link.
#[derive(Object)]
pub struct ResetLink {
    /// The part of the link after `/resetpassword/`.
    #[oai(validator(min_length = 1, max_length = 200))]
    pub token: String,
}

/// The link is valid.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ResetLinkAlive {
    /// When the link expires.
    pub expires_at: Timestamp,
    /// Whether it invites a new team member.
    pub invitation: bool,
}

/// A new password, set with a link.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct PasswordReset {
    /// The part of the link after `/resetpassword/`.
    #[oai(validator(min_length = 1, max_length = 200))]
    pub token: String,
    /// New password: 8 to 128 characters, not a common one.
    pub new_password: NewPassword,
}

/// Emails a link. The answer reveals whether the address has an account (an accepted risk); beyond
/// the limits both cases are refused alike. A blocked account gets no link but the same
/// answer, so that only the owner learns of blocks. All answers after the lookup take the same time.
///
/// # Errors
/// The address has no account, a limit is reached, or the mail cannot be queued.
pub async fn forgot(auth: &Auth, email: &Email, browser: &Browser) -> Result<ResetMailed, Failure> {
    warn_of_many(auth).await?;
    let limits = &auth.deps.limits;
    limits
        .allow_address(FORGOT_FROM_ADDRESS, &browser.address)
        .map_err(|failure| failure.with_code(codes::FORGOT_LIMITED))?;
    let began = Instant::now();
    let answer = look_up_and_ask(auth, email, browser).await;
    sleep_until(began + ANSWERED_AFTER).await;
    answer
}

async fn look_up_and_ask(
    auth: &Auth,
    email: &Email,
    browser: &Browser,
) -> Result<ResetMailed, Failure> {
    let account = user::find(&auth.deps.db, &Identifier::Email(email.clone())).await?;
    let limit = match account {
        Some(_) => FORGOT_FOR_EMAIL,
        None => FORGOT_FOR_UNKNOWN,
    };
    auth.deps
        .limits
        .allow_address(limit, email.as_str())
        .map_err(|failure| failure.with_code(codes::FORGOT_LIMITED))?;
    let outcome = match &account {
        Some(account) => ask(auth, account, email).await,
        None => {
            audit::refused(auth, "auth.reset_asked", None, &browser.address).await;
            Ok(())
        }
    };
    if let Err(failure) = outcome {
        tracing::error!(%failure, cause = ?failure.cause(), "a reset mail was not queued");
        return Err(Failure::new(codes::MAIL_NOT_QUEUED).retry_after(5));
    }
    match account {
        Some(_) => Ok(ResetMailed {
            valid_minutes: MINUTES,
        }),
        None => Err(codes::EMAIL_UNKNOWN.into()),
    }
}

/// Checks whether a link is valid. Changes nothing, because mail scanners open every link.
pub async fn view(auth: &Auth, token: &str) -> Result<ResetLinkAlive, Failure> {
    let (account, expires_at) = alive(auth, token).await?;
    Ok(ResetLinkAlive {
        expires_at,
        invitation: account.password_hash == NO_PASSWORD,
    })
}

/// Sets a new password, ends every session of the user and revokes their access tokens. Does not log in. `address` is
/// the caller's network address.
///
/// # Errors
/// The link does not work, the password is too easy, a limit is reached, or the database cannot be written.
pub async fn reset(auth: &Auth, reset: &PasswordReset, address: &str) -> Result<(), Failure> {
    let (account, _) = alive(auth, &reset.token).await?;
    auth.check_password(
        "newPassword",
        &reset.new_password,
        &account.name,
        &account.mobile,
        &account.email,
    )
    .await?;
    let pending = PendingHash::begin(&auth.deps.limits, Some(account.id), address)?;
    let hash = auth.hasher.hash(reset.new_password.as_str()).await?;
    drop(pending);
    let now = auth.deps.clock.now();
    let token_hash = secret::token_hash(&reset.token);
    let mut tx = auth.deps.db.write().await?;
    // Deleting the row uses the link up: of two requests at once, the second finds none.
    let used = sqlx::query!(
        "DELETE FROM auth_reset WHERE token_hash = ? AND user_id = ? AND expires_at > ?",
        token_hash,
        account.id,
        now.0
    )
    .execute(&mut *tx)
    .await?
    .rows_affected();
    if used == 0 {
        return Err(codes::LINK_DEAD.into());
    }
    sqlx::query!(
        "UPDATE auth_user SET password_hash = ? WHERE id = ?",
        hash,
        account.id
    )
    .execute(&mut *tx)
    .await?;
    session::end_others(&mut tx, account.id, None, now).await?;
    access_token::revoke_all(&mut tx, account.id).await?;
    known_browser::forget_all(&mut tx, account.id).await?;
    open_links::withdraw_all(&mut tx, &auth.deps.outbox, account.id).await?;
    let first = account.password_hash == NO_PASSWORD;
    if !first {
        mails::queue_password_changed(&mut tx, auth, &account).await?;
    }
    let action = if first {
        "auth.invitation_accepted"
    } else {
        "auth.password_reset"
    };
    audit::own(&mut tx, now, account.id, action, json!({})).await?;
    Ok(tx.commit().await?)
}

/// Withdraws the open link of a user, and its email if still queued.
pub async fn withdraw(tx: &mut Tx, outbox: &Outbox, user: i64) -> Result<(), Failure> {
    let mail = sqlx::query_scalar!(
        "DELETE FROM auth_reset WHERE user_id = ? RETURNING mail_id",
        user
    )
    .fetch_optional(&mut **tx)
    .await?;
    match mail {
        Some(mail) => outbox.withdraw(tx, mail).await,
        None => Ok(()),
    }
}

pub async fn sweep(tx: &mut Tx, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM auth_reset WHERE expires_at <= ?", now.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

async fn alive(auth: &Auth, token: &str) -> Result<(Account, Timestamp), Failure> {
    let hash = secret::token_hash(token);
    let now = auth.deps.clock.now().0;
    let row = sqlx::query!(
        "SELECT user_id, expires_at FROM auth_reset WHERE token_hash = ? AND expires_at > ?",
        hash,
        now
    )
    .fetch_optional(auth.deps.db.read())
    .await?
    .ok_or(codes::LINK_DEAD)?;
    let account = user::by_id(&auth.deps.db, row.user_id)
        .await?
        .filter(|account| !account.blocked)
        .ok_or(codes::LINK_DEAD)?;
    Ok((account, Timestamp(row.expires_at)))
}

async fn ask(auth: &Auth, account: &Account, email: &Email) -> Result<(), Failure> {
    let mut tx = auth.deps.db.write().await?;
    mail_link(&mut tx, auth, account, email).await?;
    let now = auth.deps.clock.now();
    audit::stranger(&mut tx, now, Some(account.id), "auth.reset_asked").await?;
    Ok(tx.commit().await?)
}

/// Emails the account's holder a link to set a new password. Returns false without sending if the
/// account is blocked.
pub async fn mail_link(
    tx: &mut Tx,
    auth: &Auth,
    account: &Account,
    email: &Email,
) -> Result<bool, Failure> {
    if user::is_blocked(tx, account.id).await? {
        return Ok(false);
    }
    let now = auth.deps.clock.now();
    let expires_at = now.plus_seconds(MINUTES * 60);
    let token = secret::random_token();
    withdraw(tx, &auth.deps.outbox, account.id).await?;
    let data = json!({
        "name": account.name, "mobile": account.mobile, "email": account.email, "minutes": MINUTES
    });
    let mail = NewMail::new(mails::RESET, email, data)
        .for_user(account.id)
        .with_link(&token, expires_at);
    let mail_id = auth.deps.outbox.queue(tx, mail, now).await?;
    // A member who never set a password is still invited: any link leads to their first one.
    let invites = account.password_hash == NO_PASSWORD;
    keep(tx, account.id, &token, expires_at, mail_id, invites).await?;
    Ok(true)
}

/// Path of the page that sets a new password.
pub fn reset_path(token: &str) -> String {
    format!("/resetpassword/{token}")
}

/// Builds the URL of a link on the configured public address.
pub fn link(public_address: &str, token: &str) -> String {
    format!("{public_address}{}", reset_path(token))
}

/// Stores a user's only valid link. A previous one has to be withdrawn first.
pub async fn keep(
    tx: &mut Tx,
    user: i64,
    token: &str,
    expires_at: Timestamp,
    mail_id: i64,
    invites: bool,
) -> Result<(), Failure> {
    let token_hash = secret::token_hash(token);
    sqlx::query!(
        "INSERT INTO auth_reset (user_id, token_hash, expires_at, mail_id, invites) VALUES (?, ?, ?, ?, ?)",
        user,
        token_hash,
        expires_at.0,
        mail_id,
        invites
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Warns the owner of an unusual number of resets: an attacker is trying addresses, or logging in
/// is broken.
async fn warn_of_many(auth: &Auth) -> Result<(), Failure> {
    let limits = &auth.deps.limits;
    if limits.allow(FORGOT_IN_ALL, "").is_ok() || limits.allow(OWNER_WARNED, "").is_err() {
        return Ok(());
    }
    tracing::warn!("more than 100 forgotten passwords in an hour");
    let now = auth.deps.clock.now();
    let owners = sqlx::query_scalar!(
        r#"SELECT email AS "email!" FROM auth_user WHERE role = 'owner' AND email <> '' AND blocked_at IS NULL"#
    )
    .fetch_all(auth.deps.db.read())
    .await?;
    let mut tx = auth.deps.db.write().await?;
    for owner in owners {
        let owner = Email::parse(&owner).map_err(Failure::internal)?;
        let mail = NewMail::new(mails::MANY_RESETS, &owner, json!({}));
        auth.deps.outbox.queue(&mut tx, mail, now).await?;
    }
    audit::stranger(&mut tx, now, None, "auth.many_resets").await?;
    Ok(tx.commit().await?)
}
