//! What every change has in common.

use kernel::{
    Failure, Tx,
    audit::{self, Entry},
};
use serde_json::Value;

use crate::Courses;

impl Courses {
    /// Writes into the log.
    pub(super) async fn note(
        &self,
        tx: &mut Tx,
        actor: i64,
        action: &'static str,
        subject: &str,
        details: Value,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject,
            details,
        };
        audit::record(tx, self.now(), entry).await
    }
}
