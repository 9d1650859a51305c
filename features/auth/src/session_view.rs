//! Who is logged in, as the screens see it.

use kernel::{Failure, MaybeSignedIn, Outbox, Role};
use poem_openapi::Object;

use crate::{
    auth::Auth,
    browser::Browser,
    user::{self, Account},
};

/// The session of the browser that asks.
#[derive(Object, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct Session {
    /// Who is logged in; absent for a visitor.
    pub user: Option<SessionUser>,
}

/// Somebody who is logged in.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none, rename_all = "camelCase")]
pub struct SessionUser {
    /// Her number in the shop.
    pub id: i64,
    /// Her name.
    pub name: String,
    /// Her mobile number, `+91XXXXXXXXXX`.
    pub mobile: String,
    /// Her e-mail address.
    pub email: String,
    /// What she may do.
    pub role: Role,
    /// Whether emails reach people: a mail server or mail service is set up. Told to staff and owners alone.
    pub email_delivery: Option<bool>,
}

impl SessionUser {
    pub fn of(account: &Account, outbox: &Outbox) -> Self {
        let role = account.role();
        Self {
            email_delivery: (role != Role::Customer).then(|| outbox.delivers()),
            id: account.id,
            name: account.name.clone(),
            mobile: account.mobile.clone(),
            email: account.email.clone(),
            role,
        }
    }
}

pub async fn view(
    auth: &Auth,
    caller: &MaybeSignedIn,
    browser: &Browser,
) -> Result<Session, Failure> {
    let user = match (caller.user(), &browser.session_token) {
        (Some(user), _) => Some(user.clone()),
        // "Nobody" may also mean that the question could not be answered: then a page must not believe that the
        // log-in is over.
        (None, Some(token)) => auth.sessions().user(token).await?,
        (None, None) => None,
    };
    let account = match user {
        Some(user) => user::by_id(&auth.deps.db, user.id).await?,
        None => None,
    };
    Ok(Session {
        user: account
            .as_ref()
            .map(|account| SessionUser::of(account, &auth.deps.outbox)),
    })
}
