//! What other parts of the shop keep about a person: she may have a copy of it, and it goes when she goes.

use async_trait::async_trait;
use kernel::{Failure, Tx};
use serde_json::Value;

/// A part of the shop that keeps something about a person.
#[async_trait]
pub trait PersonalRecords: Send + Sync {
    /// Name of its part in the download, in the plural, like `orders`.
    fn name(&self) -> &'static str;

    /// Everything it keeps about her, as JSON that a person can read.
    async fn collect(&self, user: i64) -> Result<Value, Failure>;

    /// Gives what it keeps about a walk-in to the account that turned out to be hers; what went along, to be kept for
    /// `take_back`. Who keeps nothing about walk-ins has nothing to give.
    async fn hand_over(
        &self,
        _tx: &mut Tx,
        _walk_in: i64,
        _account: i64,
    ) -> Result<Value, Failure> {
        Ok(Value::Null)
    }

    /// Gives back to the walk-in what `hand_over` moved.
    async fn take_back(
        &self,
        _tx: &mut Tx,
        _walk_in: i64,
        _account: i64,
        _moved: &Value,
    ) -> Result<(), Failure> {
        Ok(())
    }

    /// Forgets what need not be kept, in the transaction that deletes the account. Invoices stay.
    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure>;
}
