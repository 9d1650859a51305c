//! Back office: customers with and without an account, and the team.

pub mod access_token;
mod access_token_api;
pub mod block;
mod customer;
mod customer_api;
mod customer_list;
mod link;
mod note;
mod release;
mod reset_link;
mod staff;
mod staff_api;
mod staff_change;

use kernel::{
    Failure, Role, Timestamp, Tx, User,
    audit::{self, Entry},
};
use poem_openapi::{OpenApi, Tags};
use serde_json::{Value, json};

use crate::auth::Auth;

#[derive(Tags)]
enum Tag {
    /// Back office: customers and the team.
    #[oai(rename = "Back office: people")]
    BackOffice,
}

/// All operations of the back office.
pub fn api(auth: &Auth) -> impl OpenApi + use<> {
    (
        customer_api::CustomerApi(auth.clone()),
        staff_api::StaffApi(auth.clone()),
        access_token_api::AccessTokenApi(auth.clone()),
    )
}

/// Whether the caller sees the accounts of the team. To others they are like accounts that do not exist, and to access
/// tokens, whose scopes are about customers.
fn sees_team(caller: &User) -> bool {
    caller.role == Role::Owner && caller.session != 0
}

/// Records an audit log entry: actor, action and account concerned.
async fn record(
    tx: &mut Tx,
    now: Timestamp,
    actor: i64,
    action: &'static str,
    person: i64,
    details: Value,
) -> Result<(), Failure> {
    let subject = format!("user:{person}");
    let entry = Entry {
        actor: Some(actor),
        action,
        subject: &subject,
        details,
    };
    audit::record(tx, now, entry).await
}

/// Records an audit log entry without further details.
async fn record_plain(
    tx: &mut Tx,
    now: Timestamp,
    actor: i64,
    action: &'static str,
    person: i64,
) -> Result<(), Failure> {
    record(tx, now, actor, action, person, json!({})).await
}
