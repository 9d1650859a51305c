//! Operations on the money of an order. The owner reverses every payment, other members their own of today.

use kernel::{Checked, Counter, Failure, Owner, idempotency::IdempotencyKey};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use crate::{
    Ledger, Tag,
    counter_payment::{CreateCounterPayment, RetainCounterPayment, ReverseCounterPayment},
    last_days::MoneyIn,
    order_ledger::OrderLedger,
    waiting::PaymentsWaiting,
};

pub struct LedgerApi(pub Ledger);

#[OpenApi(prefix_path = "/admin/payments", tag = "Tag::BackOffice")]
impl LedgerApi {
    /// View the money that came in lately.
    ///
    /// By day in India, up to today.
    #[oai(
        path = "/money-in",
        method = "get",
        operation_id = "admin_money_in_view"
    )]
    async fn money_in(
        &self,
        _owner: Owner,
        /// How many days; 14 without it.
        #[oai(validator(minimum(value = "1"), maximum(value = "62")))]
        days: Query<Option<i64>>,
    ) -> Result<Json<MoneyIn>, Failure> {
        Ok(Json(self.0.money_in(days.0.unwrap_or(14)).await?))
    }

    /// View what the owner has to decide.
    ///
    /// Payments to decide about, and refunds that failed.
    #[oai(
        path = "/waiting",
        method = "get",
        operation_id = "admin_payment_waiting_view"
    )]
    async fn waiting(&self, _owner: Owner) -> Result<Json<PaymentsWaiting>, Failure> {
        Ok(Json(self.0.payments_waiting().await?))
    }

    /// View the money of an order.
    ///
    /// Price, payments and balance.
    #[oai(
        path = "/order-ledgers/:order",
        method = "get",
        operation_id = "admin_ledger_view"
    )]
    async fn view(
        &self,
        reader: Counter,
        /// Id of the order.
        order: Path<i64>,
    ) -> Result<Json<OrderLedger>, Failure> {
        Ok(Json(self.0.ledger_for(&reader.0, order.0).await?))
    }

    /// Record money that came for an order at the counter.
    ///
    /// It stays in the ledger. A payment of the advance is reported to the order.
    #[oai(
        path = "/order-ledgers/:order/entries",
        method = "post",
        operation_id = "admin_counter_payment_create"
    )]
    async fn take(
        &self,
        by: Counter,
        /// Id of the order.
        order: Path<i64>,
        /// Unique to one request, which has one effect however often it is sent.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        input: Checked<CreateCounterPayment>,
    ) -> Result<Json<OrderLedger>, Failure> {
        self.0
            .take(&by.0, order.0, &input, key.0.as_deref())
            .await?;
        Ok(Json(self.0.ledger_for(&by.0, order.0).await?))
    }

    /// Reverse an entry that is wrong or returned.
    ///
    /// Both stay, and neither counts. The owner reverses all, others their own of today until its cash is counted.
    #[oai(
        path = "/order-ledgers/:order/entries/:entry/reverse",
        method = "post",
        operation_id = "admin_counter_payment_reverse"
    )]
    async fn reverse(
        &self,
        by: Counter,
        /// Id of the order.
        order: Path<i64>,
        /// Id of the entry.
        entry: Path<i64>,
        why: Checked<ReverseCounterPayment>,
    ) -> Result<Json<OrderLedger>, Failure> {
        self.0.reverse(&by.0, order.0, entry.0, &why).await?;
        Ok(Json(self.0.ledger_for(&by.0, order.0).await?))
    }

    /// Retain the payment of a cancelled order.
    ///
    /// No money moves.
    #[oai(
        path = "/order-ledgers/:order/entries/:entry/retention",
        method = "put",
        operation_id = "admin_counter_payment_retain"
    )]
    async fn retain(
        &self,
        owner: Owner,
        /// Id of the order.
        order: Path<i64>,
        /// Id of the entry.
        entry: Path<i64>,
        input: Checked<RetainCounterPayment>,
    ) -> Result<Json<OrderLedger>, Failure> {
        let (actor, order) = (owner.0.id, order.0);
        self.0.retain(actor, order, entry.0, input.retained).await?;
        Ok(Json(self.0.ledger_for(&owner.0, order).await?))
    }
}
