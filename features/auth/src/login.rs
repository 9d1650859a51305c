//! Logging in and out.

use kernel::{Email, Failure, FieldProblem, Mobile, Password, Role, Tx, secret};
use poem_openapi::{Object, payload::Response};
use serde_json::json;

use crate::{
    audit,
    auth::Auth,
    browser::{self, Browser},
    codes,
    hasher::Verdict,
    known_browser, session,
    session_view::SessionUser,
    tries::{PendingHash, Try},
    two_factor::{self, SecondStep},
    two_factor_setup::{app_unreadable, code_needed, wrong_code},
    user::{self, Account, Identifier},
};

/// Mobile number or email address, and password.
#[derive(Object, Debug)]
pub struct Login {
    /// Mobile number of the account.
    pub mobile: Option<Mobile>,
    /// Email address of the account.
    pub email: Option<Email>,
    /// Password.
    pub password: Password,
    /// From the authenticator app, or a recovery code. Required with two-factor authentication.
    #[oai(validator(max_length = 40))]
    pub code: Option<String>,
}

/// Result of checking credentials.
enum Judged {
    In(LoggedIn),
    Refused,
    CodeNeeded,
    CodeWrong(i64),
}

/// A logged-in user and the cookies for the browser.
pub struct LoggedIn {
    pub user: SessionUser,
    pub role: Role,
    pub token: String,
    pub known_token: String,
}

impl LoggedIn {
    pub fn user_id(&self) -> i64 {
        self.user.id
    }

    /// Sets the session cookie and the cookie of a known browser.
    pub fn keep_in<T>(&self, response: Response<T>) -> Response<T> {
        let response = browser::keep_session(response, &self.token, self.role);
        browser::keep_known(response, &self.known_token)
    }
}

impl Login {
    fn identifier(&self) -> Result<Identifier, Failure> {
        match (&self.mobile, &self.email) {
            (Some(mobile), None) => Ok(Identifier::Mobile(mobile.clone())),
            (None, Some(email)) => Ok(Identifier::Email(email.clone())),
            (None, None) => Err(Failure::invalid(vec![FieldProblem::new(
                "mobile",
                "required",
                "Please fill this in.",
            )])),
            (Some(_), Some(_)) => Err(Failure::invalid(vec![FieldProblem::new(
                "email",
                "invalid",
                "Give either the mobile number or the email address.",
            )])),
        }
    }
}

/// Logs in. A wrong password, an unknown user and a blocked account get the same answer after the
/// same work. The code is asked for only after the right password; a wrong code counts as a wrong
/// password.
///
/// # Errors
/// The credentials are wrong, a limit is reached, or the database cannot be written.
pub async fn log_in(auth: &Auth, login: &Login, browser: &Browser) -> Result<LoggedIn, Failure> {
    let identifier = login.identifier()?;
    let account = user::find(&auth.deps.db, &identifier).await?;
    let id = account.as_ref().map(|account| account.id);
    let guess = begin(auth, &identifier, id, browser).await?;
    match judge(auth, login, account, browser).await {
        Ok(Judged::In(logged_in)) => {
            guess.succeeded();
            Ok(logged_in)
        }
        Ok(Judged::CodeNeeded) => {
            // The password was right: without a count, requests without a code would be unlimited.
            guess.succeeded();
            Err(code_needed())
        }
        Ok(Judged::CodeWrong(account)) => {
            guess.failed();
            audit::refused(auth, "auth.code_failed", Some(account), &browser.address).await;
            Err(wrong_code())
        }
        Ok(Judged::Refused) => {
            guess.failed();
            audit::refused(auth, "auth.login_failed", id, &browser.address).await;
            Err(codes::INVALID_CREDENTIALS.into())
        }
        Err(failure) => {
            // A server error does not count as a failed attempt.
            guess.uncount();
            Err(failure)
        }
    }
}

async fn judge(
    auth: &Auth,
    login: &Login,
    account: Option<Account>,
    browser: &Browser,
) -> Result<Judged, Failure> {
    let password = login.password.as_str();
    let stored = account
        .as_ref()
        .map(|account| account.password_hash.as_str());
    let id = account.as_ref().map(|account| account.id);
    let pending = PendingHash::begin(&auth.deps.limits, id, &browser.address)?;
    let verdict = auth.hasher.verify(password, stored).await?;
    let Some(account) = account.filter(|account| verdict != Verdict::Wrong && !account.blocked)
    else {
        return Ok(Judged::Refused);
    };
    let dearer = match verdict {
        Verdict::RightButCheap => Some(auth.hasher.hash(password).await?),
        Verdict::Right | Verdict::Wrong => None,
    };
    drop(pending);
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    if !unchanged(&mut tx, &account).await? {
        return Ok(Judged::Refused);
    }
    let key = &auth.neighbours.two_factor_key;
    match two_factor::check(&mut tx, key, account.id, login.code.as_deref(), now).await? {
        SecondStep::NotOn | SecondStep::Passed => {}
        SecondStep::Missing => return Ok(Judged::CodeNeeded),
        SecondStep::Wrong => return Ok(Judged::CodeWrong(account.id)),
        SecondStep::Unreadable => return Err(app_unreadable()),
    }
    if let Some(hash) = dearer {
        sqlx::query!(
            "UPDATE auth_user SET password_hash = ? WHERE id = ?",
            hash,
            account.id
        )
        .execute(&mut *tx)
        .await?;
    }
    let logged_in = enter(&mut tx, auth, &account, browser).await?;
    audit::own(&mut tx, now, account.id, "auth.logged_in", json!({})).await?;
    tx.commit().await?;
    Ok(Judged::In(logged_in))
}

/// Opens the session and remembers the browser: the last steps of logging in and of registering.
pub async fn enter(
    tx: &mut Tx,
    auth: &Auth,
    account: &Account,
    browser: &Browser,
) -> Result<LoggedIn, Failure> {
    let now = auth.deps.clock.now();
    let token = session::open(
        tx,
        account.id,
        &browser.label,
        browser.session_token.as_deref(),
        now,
    )
    .await?;
    let known_token =
        known_browser::remember(tx, account.id, browser.known_token.as_deref(), now).await?;
    Ok(LoggedIn {
        user: SessionUser::of(account, &auth.deps.outbox),
        role: account.role(),
        token,
        known_token,
    })
}

/// Ends the caller's session if it is active.
///
/// # Errors
/// The database cannot be written.
pub async fn log_out(auth: &Auth, user: &kernel::User) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    session::end(&mut tx, user.id, user.session, now).await?;
    audit::own(&mut tx, now, user.id, "auth.logged_out", json!({})).await?;
    Ok(tx.commit().await?)
}

async fn begin(
    auth: &Auth,
    identifier: &Identifier,
    id: Option<i64>,
    browser: &Browser,
) -> Result<Try, Failure> {
    let token = browser.known_token.as_deref();
    let known = match id {
        Some(id) => known_browser::knows(&auth.deps.db, id, token).await?,
        None => false,
    };
    let known_browser = token.filter(|_| known).map(secret::token_hash);
    Try::log_in(
        &auth.deps.limits,
        identifier.as_str(),
        id,
        &browser.address,
        known_browser.as_deref(),
    )
    .map_err(|failure| failure.with_code(codes::LOGIN_LIMITED))
}

/// Whether the account still has the password that was checked and is neither blocked nor deleted,
/// checked in the writing transaction.
async fn unchanged(tx: &mut Tx, account: &Account) -> Result<bool, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM auth_user WHERE id = ? AND password_hash = ? AND blocked_at IS NULL) AS "same!: bool""#,
        account.id,
        account.password_hash
    )
    .fetch_one(&mut **tx)
    .await?)
}
