//! Operations for everybody: coming in, going out, a forgotten password.

use kernel::{Checked, Failure, MaybeSignedIn};
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
    /// Accounts: registering, logging in, one's own data.
    Accounts,
}

#[derive(ApiResponse)]
pub enum Registered {
    /// The account is open and logged in.
    #[oai(status = 201)]
    Created(Json<Session>),
}

#[derive(ApiResponse)]
pub enum Mailed {
    /// A mail with a link is on its way.
    #[oai(status = 202)]
    Accepted(Json<ResetMailed>),
}

#[derive(ApiResponse)]
pub enum Done {
    /// Done; there is nothing to tell.
    #[oai(status = 204)]
    Nothing,
}

pub struct SessionApi(pub Auth);

#[OpenApi(tag = "Tag::Accounts")]
impl SessionApi {
    /// Who is logged in.
    ///
    /// Answers visitors too, with `user` absent.
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
    /// With mobile number or e-mail address. The session is a cookie that scripts cannot read. A wrong password and
    /// an unknown person get the same answer. Where the account has a second step, the right password alone is
    /// answered `auth.code_needed`; the same again with `code` logs in.
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
    /// Ends the session here; works also when it is over already.
    #[oai(path = "/session", method = "delete", operation_id = "session_delete")]
    async fn session_delete(&self, caller: MaybeSignedIn) -> Result<Response<Done>, Failure> {
        if let Some(user) = caller.user() {
            login::log_out(&self.0, user).await?;
        }
        Ok(browser::forget_session(private(Done::Nothing)))
    }

    /// Open an account.
    ///
    /// And log in with it. Twenty in an hour from one address.
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

    /// Ask for a link to set a new password.
    ///
    /// Three in an hour for one e-mail address, twenty from one network address. A newer link makes an older one
    /// useless.
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

    /// Whether a link to set a new password still works.
    ///
    /// Changes nothing. The secret travels in the body, because addresses end up in logs.
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
    /// Works once. Logs nobody in; every session of the account ends.
    #[oai(
        path = "/auth/password/reset",
        method = "post",
        operation_id = "password_reset"
    )]
    async fn password_reset(
        &self,
        password: Checked<PasswordReset>,
    ) -> Result<Response<Done>, Failure> {
        reset::reset(&self.0, &password).await?;
        Ok(private(Done::Nothing))
    }

    /// Confirm a new e-mail address or mobile number with a link.
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
    ) -> Result<Response<Done>, Failure> {
        contact_change::confirm(&self.0, &link.token).await?;
        Ok(private(Done::Nothing))
    }
}

fn let_in<T>(entered: LoggedIn, answer: impl FnOnce(Session) -> T) -> Response<T> {
    let session = Session {
        user: Some(entered.user.clone()),
    };
    entered.keep_in(private(answer(session)))
}
