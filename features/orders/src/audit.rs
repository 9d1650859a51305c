//! Audit log of orders.

use kernel::{
    Failure, Tx,
    audit::{self, Entry},
};
use serde_json::Value;

use crate::Orders;

impl Orders {
    /// Records what a person did with an order, or the program itself if there is no actor, in the
    /// transaction that did it.
    ///
    /// # Errors
    /// The database cannot be written.
    pub(crate) async fn log(
        &self,
        tx: &mut Tx,
        order: i64,
        actor: impl Into<Option<i64>>,
        action: &str,
        details: Value,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: actor.into(),
            action,
            subject: &format!("order:{order}"),
            details,
        };
        audit::record(tx, self.deps.clock.now(), entry).await
    }

    /// The same, and commits the transaction.
    ///
    /// # Errors
    /// The database cannot be written.
    pub(crate) async fn log_and_commit(
        &self,
        mut tx: Tx,
        order: i64,
        actor: impl Into<Option<i64>>,
        action: &str,
        details: Value,
    ) -> Result<(), Failure> {
        self.log(&mut tx, order, actor, action, details).await?;
        Ok(tx.commit().await?)
    }
}
