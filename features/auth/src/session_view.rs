//! The current session, as clients see it.

use kernel::{Failure, MaybeSignedIn, Outbox, Role, StaffRole};
use poem_openapi::Object;

use crate::{
    auth::Auth,
    browser::Browser,
    user::{self, Account},
};

/// The session of the calling browser.
#[derive(Object, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct Session {
    /// The logged-in user; absent for a visitor.
    pub user: Option<SessionUser>,
}

/// A logged-in user.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none, rename_all = "camelCase")]
pub struct SessionUser {
    /// Id of the account.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Mobile number, `+91XXXXXXXXXX`.
    pub mobile: String,
    /// Email address.
    pub email: String,
    /// Role.
    pub role: Role,
    /// Which role of the team; present for staff alone.
    pub staff_role: Option<StaffRole>,
    /// Whether emails can be delivered. For the team only.
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
            staff_role: account.staff_role(),
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
        // A lookup error must not look like a visitor: the page would believe that the session
        // has ended.
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
