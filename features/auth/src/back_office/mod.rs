//! What the shop's own people see and do: customers with and without a log-in, and who works here.

mod block;
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
    Failure, Timestamp, Tx,
    audit::{self, Entry},
};
use poem_openapi::{OpenApi, Tags};
use serde_json::{Value, json};

use crate::auth::Auth;

#[derive(Tags)]
enum Tag {
    /// For the shop's own people: customers, and who works here.
    #[oai(rename = "Back office: people")]
    BackOffice,
}

/// Every operation of the back office.
pub fn api(auth: &Auth) -> impl OpenApi + use<> {
    (
        customer_api::CustomerApi(auth.clone()),
        staff_api::StaffApi(auth.clone()),
    )
}

/// One line of the log: who did it to whom.
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

/// The same, where who and whom say everything.
async fn record_plain(
    tx: &mut Tx,
    now: Timestamp,
    actor: i64,
    action: &'static str,
    person: i64,
) -> Result<(), Failure> {
    record(tx, now, actor, action, person, json!({})).await
}
