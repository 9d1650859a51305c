//! Personal records for data download. What was paid stays in the books when the account goes: the law wants it.

use async_trait::async_trait;
use kernel::{Failure, PersonalRecords, Tx};
use poem_openapi::types::ToJSON as _;
use serde_json::Value;

use crate::{Payments, purchase, wire};

#[async_trait]
impl PersonalRecords for Payments {
    fn name(&self) -> &'static str {
        "payments"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        let purchases = purchase::of_buyer(self.0.deps.db.read(), user).await?;
        let orders = purchases.iter().map(wire::PaymentOrder::from);
        Ok(orders
            .map(|order| order.to_json().unwrap_or_default())
            .collect())
    }

    async fn erase(&self, _: &mut Tx, _: i64) -> Result<(), Failure> {
        Ok(())
    }
}
