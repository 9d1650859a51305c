//! Who writes a profile: the customer, or the shop for them.

use kernel::{
    Failure, Timestamp, Tx,
    audit::{self, Entry},
};
use serde_json::json;

use super::MeasuredBy;

/// Who writes a customer's profile.
#[derive(Clone, Copy, Debug)]
pub enum Writer {
    /// The customer.
    Customer,
    /// A team member, by user id.
    Shop(i64),
}

impl Writer {
    pub fn measures_as(self) -> MeasuredBy {
        match self {
            Self::Customer => MeasuredBy::Customer,
            Self::Shop(_) => MeasuredBy::Shop,
        }
    }

    /// Records what the shop did to a profile. Names are personal: they are in no log.
    pub async fn record(
        self,
        tx: &mut Tx,
        now: Timestamp,
        action: &'static str,
        (customer, profile): (i64, i64),
    ) -> Result<(), Failure> {
        let Self::Shop(actor) = self else {
            return Ok(());
        };
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("user:{customer}"),
            details: json!({"profile": profile}),
        };
        audit::record(tx, now, entry).await
    }
}
