//! Operations of a person on her own account.

use kernel::{Checked, Failure, SignedIn};
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
    session_api::{Done, Tag},
    session_list::{self, SessionEntry},
};

pub struct AccountApi(pub Auth);

#[OpenApi(prefix_path = "/me", tag = "Tag::Accounts")]
impl AccountApi {
    /// One's own account.
    ///
    /// Name, mobile number and e-mail address, and a change of these that still waits to be confirmed.
    #[oai(path = "/account", method = "get", operation_id = "account_view")]
    async fn account_view(&self, caller: SignedIn) -> Result<Response<Json<Account>>, Failure> {
        Ok(private(Json(account::view(&self.0, caller.0.id).await?)))
    }

    /// Change one's own account.
    ///
    /// A name counts at once; a mobile number or email address once the link in a mail is confirmed. Asking for one
    /// needs the password given within the last ten minutes; ten in an hour, twenty from one network address.
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

    /// Delete one's own account.
    ///
    /// At once. Needs the password given within the last ten minutes; refused while an order is open. Invoices stay.
    #[oai(path = "/account", method = "delete", operation_id = "account_delete")]
    async fn account_delete(&self, caller: SignedIn) -> Result<Response<Done>, Failure> {
        deletion::delete(&self.0, &caller.0).await?;
        Ok(browser::forget_session(private(Done::Nothing)))
    }

    /// Download everything the shop keeps about oneself.
    ///
    /// Needs the password given within the last ten minutes.
    #[oai(path = "/account/data", method = "get", operation_id = "account_data")]
    async fn account_data(&self, caller: SignedIn) -> Result<Response<Json<AccountData>>, Failure> {
        let data = download::collect(&self.0, &caller.0).await?;
        Ok(private(Json(data)).header(
            "content-disposition",
            "attachment; filename=\"my-data.json\"",
        ))
    }

    /// Change one's own password.
    ///
    /// Takes the old one; with two-factor authentication also a re-authentication with a code within the last ten
    /// minutes. Every other session ends, this one continues with a new cookie, and every open link of the account dies.
    #[oai(path = "/password", method = "put", operation_id = "password_change")]
    async fn password_change(
        &self,
        caller: SignedIn,
        change: Checked<PasswordChange>,
    ) -> Result<Response<Done>, Failure> {
        let renewed = password_change::change(&self.0, &caller.0, &change).await?;
        Ok(browser::keep_session(
            private(Done::Nothing),
            &renewed.token,
            renewed.role,
        ))
    }

    /// Give one's password again.
    ///
    /// For ten minutes it opens what needs it. The session goes on with a new cookie.
    #[oai(
        path = "/session/confirm",
        method = "post",
        operation_id = "session_confirm"
    )]
    async fn session_confirm(
        &self,
        caller: SignedIn,
        password: Checked<PasswordConfirmation>,
    ) -> Result<Response<Done>, Failure> {
        let renewed = confirmation::confirm(&self.0, &caller.0, &password).await?;
        Ok(browser::keep_session(
            private(Done::Nothing),
            &renewed.token,
            renewed.role,
        ))
    }

    /// Where one is logged in.
    ///
    /// The last used first.
    #[oai(path = "/sessions", method = "get", operation_id = "session_list")]
    async fn session_list(
        &self,
        caller: SignedIn,
    ) -> Result<Response<Json<Vec<SessionEntry>>>, Failure> {
        Ok(private(Json(session_list::list(&self.0, &caller.0).await?)))
    }

    /// Log out somewhere.
    ///
    /// Ends one of your own sessions, wherever it is; a video that plays there stops.
    #[oai(
        path = "/sessions/:id",
        method = "delete",
        operation_id = "session_end"
    )]
    async fn session_end(
        &self,
        caller: SignedIn,
        /// Number of the session.
        id: Path<i64>,
    ) -> Result<Response<Done>, Failure> {
        session_list::end(&self.0, &caller.0, id.0).await?;
        let answer = private(Done::Nothing);
        Ok(if id.0 == caller.0.session {
            browser::forget_session(answer)
        } else {
            answer
        })
    }
}
