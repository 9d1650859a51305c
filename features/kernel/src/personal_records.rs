//! Personal records of features: included in a data download and erased with the account.

use async_trait::async_trait;
use serde_json::Value;

use crate::{db::Tx, problem::Failure};

/// Personal records that a feature stores under one name.
#[async_trait]
pub trait PersonalRecords: Send + Sync {
    /// Name in the download, in the plural, such as `orders`.
    fn name(&self) -> &'static str;

    /// Collects everything stored about a user, as readable JSON.
    ///
    /// # Errors
    /// The database cannot be read.
    async fn collect(&self, user: i64) -> Result<Value, Failure>;

    /// Moves what is stored about a walk-in to the account of the same person. Returns what was
    /// moved, to be stored for `undo_hand_over`. The default moves nothing.
    async fn hand_over(
        &self,
        _tx: &mut Tx,
        _walk_in: i64,
        _account: i64,
    ) -> Result<Value, Failure> {
        Ok(Value::Null)
    }

    /// Moves back to the walk-in what `hand_over` moved.
    async fn undo_hand_over(
        &self,
        _tx: &mut Tx,
        _walk_in: i64,
        _account: i64,
        _moved: &Value,
    ) -> Result<(), Failure> {
        Ok(())
    }

    /// Erases what need not be retained, in the transaction that deletes the account. Invoices
    /// stay.
    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure>;
}
