//! Operations on the caller's own account.

use kernel::{Checked, Failure, NoContent, SignedIn};
use poem_openapi::{
    OpenApi,
    param::Path,
    payload::{Json, Response},
};

use crate::{
    account::{self, Account, AccountChange},
    auth::Auth,
    browser::{self, Browser, private},
    confirmation::{self, PasswordConfirmation},
    deletion,
    download::{self, AccountData},
    password_change::{self, PasswordChange},
    session_api::Tag,
    session_list::{self, SessionEntry},
};

pub struct AccountApi(pub Auth);

#[OpenApi(prefix_path = "/me", tag = "Tag::Accounts")]
impl AccountApi {
    /// View your account.
    ///
    /// Name, mobile number and email address, with any change awaiting confirmation.
    #[oai(path = "/account", method = "get", operation_id = "account_view")]
    async fn account_view(&self, caller: SignedIn) -> Result<Response<Json<Account>>, Failure> {
        Ok(private(Json(account::view(&self.0, caller.0.id).await?)))
    }

    /// Update your account.
    ///
    /// A new name takes effect immediately; a new mobile number or email address once the emailed link is confirmed.
    /// Changing either requires a confirmed password: 10 per hour, and 20 per hour from one network address.
    #[oai(path = "/account", method = "patch", operation_id = "account_update")]
    async fn account_update(
        &self,
        caller: SignedIn,
        browser: Browser,
        change: Checked<AccountChange>,
    ) -> Result<Response<Json<Account>>, Failure> {
        let account = account::update(&self.0, &caller.0, &change, &browser.address).await?;
        Ok(private(Json(account)))
    }

    /// Delete your account.
    ///
    /// Takes effect immediately. Refused while an order is open. Invoices are retained.
    #[oai(path = "/account", method = "delete", operation_id = "account_delete")]
    async fn account_delete(&self, caller: SignedIn) -> Result<Response<NoContent>, Failure> {
        deletion::delete(&self.0, &caller.0).await?;
        Ok(browser::forget_session(private(NoContent::Done)))
    }

    /// Download all data stored about you.
    ///
    /// Requires the password to have been confirmed within the last 10 minutes.
    #[oai(
        path = "/account/data",
        method = "get",
        operation_id = "account_download"
    )]
    async fn account_download(
        &self,
        caller: SignedIn,
    ) -> Result<Response<Json<AccountData>>, Failure> {
        let data = download::collect(&self.0, &caller.0).await?;
        Ok(private(Json(data)).header(
            "content-disposition",
            "attachment; filename=\"my-data.json\"",
        ))
    }

    /// Change your password.
    ///
    /// Takes the current password; with two-factor authentication, also one confirmed with a code. Ends all other
    /// sessions, gives this one a new cookie and invalidates every open link of the account.
    #[oai(path = "/password", method = "put", operation_id = "password_change")]
    async fn password_change(
        &self,
        caller: SignedIn,
        browser: Browser,
        change: Checked<PasswordChange>,
    ) -> Result<Response<NoContent>, Failure> {
        let renewed =
            password_change::change(&self.0, &caller.0, &browser.address, &change).await?;
        Ok(browser::keep_session(
            private(NoContent::Done),
            &renewed.token,
            renewed.role,
        ))
    }

    /// Confirm your password.
    ///
    /// Allows operations that require it for 10 minutes. The session continues with a new cookie.
    #[oai(
        path = "/session/confirm",
        method = "post",
        operation_id = "session_confirm"
    )]
    async fn session_confirm(
        &self,
        caller: SignedIn,
        browser: Browser,
        password: Checked<PasswordConfirmation>,
    ) -> Result<Response<NoContent>, Failure> {
        let renewed =
            confirmation::confirm(&self.0, &caller.0, &browser.address, &password).await?;
        Ok(browser::keep_session(
            private(NoContent::Done),
            &renewed.token,
            renewed.role,
        ))
    }

    /// List your sessions.
    ///
    /// Most recently used first.
    #[oai(path = "/sessions", method = "get", operation_id = "session_list")]
    async fn session_list(
        &self,
        caller: SignedIn,
    ) -> Result<Response<Json<Vec<SessionEntry>>>, Failure> {
        Ok(private(Json(session_list::list(&self.0, &caller.0).await?)))
    }

    /// End one of your sessions.
    ///
    /// Logs out that browser and stops any video playing there.
    #[oai(
        path = "/sessions/:id",
        method = "delete",
        operation_id = "session_end"
    )]
    async fn session_end(
        &self,
        caller: SignedIn,
        /// Id of the session.
        id: Path<i64>,
    ) -> Result<Response<NoContent>, Failure> {
        session_list::end(&self.0, &caller.0, id.0).await?;
        let answer = private(NoContent::Done);
        Ok(if id.0 == caller.0.session {
            browser::forget_session(answer)
        } else {
            answer
        })
    }
}
