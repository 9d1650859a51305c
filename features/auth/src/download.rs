//! Download of all data stored about a user.

use std::collections::HashMap;

use kernel::{Failure, Timestamp, User, security_log::SecurityEvent};
use poem_openapi::{Object, types::Any};
use serde_json::Value;

use crate::{
    account::{self, Account},
    auth::Auth,
    back_office::access_token::{self, AccessTokenSummary},
    calendar_feed::{self, CalendarFeed},
    session_list::{self, SessionEntry},
};

/// All data stored about a user.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct AccountData {
    /// When this copy was made.
    pub made_at: Timestamp,
    /// The account.
    pub account: Account,
    /// Addresses that the shop wrote down.
    pub addresses: Vec<String>,
    /// Active sessions.
    pub sessions: Vec<SessionEntry>,
    /// Those that the user created, without secrets.
    pub access_tokens: Vec<AccessTokenSummary>,
    /// Calendar address, without its secret.
    pub calendar_feed: CalendarFeed,
    /// Records of each feature by its name, such as `orders`.
    pub records: HashMap<String, Any<Value>>,
}

pub async fn collect(auth: &Auth, caller: &User) -> Result<AccountData, Failure> {
    caller.confirmed_lately(auth.deps.clock.now())?;
    let now = auth.deps.clock.now();
    let mut records = HashMap::new();
    for part in &auth.neighbours.records {
        records.insert(part.name().to_owned(), Any(part.collect(caller.id).await?));
    }
    let data = AccountData {
        made_at: now,
        account: account::view(auth, caller.id).await?,
        addresses: addresses(auth, caller.id).await?,
        sessions: session_list::list(auth, caller).await?,
        calendar_feed: calendar_feed::stored(&auth.deps.db, caller.id).await?,
        access_tokens: access_token::list(&auth.deps.db, Some(caller.id), now).await?,
        records,
    };
    // Counted by the security log like failures are: repeated downloads are allowed, but worth
    // noticing.
    let event = SecurityEvent {
        action: "auth.data_exported",
        actor: Some(caller.id),
        address: None,
        subject: format!("user:{}", caller.id),
    };
    auth.deps.security.note(event).await;
    Ok(data)
}

async fn addresses(auth: &Auth, user: i64) -> Result<Vec<String>, Failure> {
    let addresses = sqlx::query_scalar!(
        "SELECT DISTINCT address FROM auth_user WHERE linked_to = ? AND address <> ''",
        user
    );
    Ok(addresses.fetch_all(auth.deps.db.read()).await?)
}
