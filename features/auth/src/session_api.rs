//! Public operations: logging in and out, registering, resetting a password.

use kernel::{Checked, Failure, MaybeSignedIn, NoContent};
use poem_openapi::{
    ApiResponse, OpenApi, Tags,
    payload::{Json, Response},
};

use crate::{
    auth::Auth,
    browser::{self, Browser, private},
    contact_change::{self, ContactLink},
    login::{self, LoggedIn, Login},
    registration::{self, Registration},
    reset::{self, ForgottenPassword, PasswordReset, ResetLink, ResetLinkAlive, ResetMailed},
    session_view::{self, Session},
};

#[derive(Tags)]
pub enum Tag {
    /// Accounts: registering, logging in, personal data.
    Accounts,
}

#[derive(ApiResponse)]
pub enum Registered {
    /// The account was created and is logged in.
    #[oai(status = 201)]
    Created(Json<Session>),
}

#[derive(ApiResponse)]
pub enum Mailed {
    /// The email with the link is queued.
    #[oai(status = 202)]
    Accepted(Json<ResetMailed>),
}

pub struct SessionApi(pub Auth);

#[OpenApi(tag = "Tag::Accounts")]
impl SessionApi {
    /// View the current session.
    ///
    /// Also answers visitors, with `user` absent.
    #[oai(path = "/session", method = "get", operation_id = "session_view")]
    async fn session_view(
        &self,
        caller: MaybeSignedIn,
        browser: Browser,
    ) -> Result<Response<Json<Session>>, Failure> {
        Ok(private(Json(
            session_view::view(&self.0, &caller, &browser).await?,
        )))
    }

    /// Log in with a password.
    ///
    /// The session is a cookie that scripts cannot read. A wrong password and an unknown user get the same answer. With
    /// two-factor authentication, the right password alone is answered with `auth.code_needed`; repeat the request with
    /// `code`.
    #[oai(path = "/session", method = "post", operation_id = "session_create")]
    async fn session_create(
        &self,
        browser: Browser,
        login: Checked<Login>,
    ) -> Result<Response<Json<Session>>, Failure> {
        let entered = login::log_in(&self.0, &login, &browser).await?;
        Ok(let_in(entered, Json))
    }

    /// Log out of this browser.
    ///
    /// Succeeds even if the session has already ended.
    #[oai(path = "/session", method = "delete", operation_id = "session_delete")]
    async fn session_delete(&self, caller: MaybeSignedIn) -> Result<Response<NoContent>, Failure> {
        if let Some(user) = caller.user() {
            login::log_out(&self.0, user).await?;
        }
        Ok(browser::forget_session(private(NoContent::Done)))
    }

    /// Create an account.
    ///
    /// Also logs in. Limited to 20 per hour from one address.
    #[oai(
        path = "/auth/accounts",
        method = "post",
        operation_id = "account_register"
    )]
    async fn account_register(
        &self,
        browser: Browser,
        registration: Checked<Registration>,
    ) -> Result<Response<Registered>, Failure> {
        let entered = registration::register(&self.0, &registration, &browser).await?;
        Ok(let_in(entered, |session| {
            Registered::Created(Json(session))
        }))
    }

    /// Request a password reset link.
    ///
    /// Limited to three per hour for one email address and 20 from one network address. A new link
    /// invalidates the previous one.
    #[oai(
        path = "/auth/password/forgot",
        method = "post",
        operation_id = "password_forgot"
    )]
    async fn password_forgot(
        &self,
        browser: Browser,
        forgotten: Checked<ForgottenPassword>,
    ) -> Result<Response<Mailed>, Failure> {
        let mailed = reset::forgot(&self.0, &forgotten.email, &browser).await?;
        Ok(private(Mailed::Accepted(Json(mailed))))
    }

    /// Check a password reset link.
    ///
    /// Changes nothing. The secret is sent in the body, because URLs end up in logs.
    #[oai(
        path = "/auth/password/reset/view",
        method = "post",
        operation_id = "password_reset_view"
    )]
    async fn password_reset_view(
        &self,
        link: Checked<ResetLink>,
    ) -> Result<Response<Json<ResetLinkAlive>>, Failure> {
        Ok(private(Json(reset::view(&self.0, &link.token).await?)))
    }

    /// Set a new password with a link.
    ///
    /// Works once. Does not log in; ends every session of the account.
    #[oai(
        path = "/auth/password/reset",
        method = "post",
        operation_id = "password_reset"
    )]
    async fn password_reset(
        &self,
        browser: Browser,
        password: Checked<PasswordReset>,
    ) -> Result<Response<NoContent>, Failure> {
        reset::reset(&self.0, &password, &browser.address).await?;
        Ok(private(NoContent::Done))
    }

    /// Confirm a new email address or mobile number with a link.
    ///
    /// Works once, in any browser.
    #[oai(
        path = "/auth/contact/confirm",
        method = "post",
        operation_id = "contact_change_confirm"
    )]
    async fn contact_change_confirm(
        &self,
        link: Checked<ContactLink>,
    ) -> Result<Response<NoContent>, Failure> {
        contact_change::confirm(&self.0, &link.token).await?;
        Ok(private(NoContent::Done))
    }
}

fn let_in<T>(entered: LoggedIn, answer: impl FnOnce(Session) -> T) -> Response<T> {
    let session = Session {
        user: Some(entered.user.clone()),
    };
    entered.keep_in(private(answer(session)))
}
