//! The advance of an order as a payable, and its balance once no advance is due.

use async_trait::async_trait;
use kernel::{
    Failure, Fulfilment, Paise, Payable, Quote, Receipt, Return, Reversal, Timestamp, Tx,
};
use serde_json::json;

use crate::{Orders, codes, price::BALANCE_TERMS, status::OrderStatus};

/// Name of the payable.
pub const ADVANCE: &str = "advance";
/// Terms of a payment towards the price that is not the advance.
pub const PART_TERMS: &str = r#"{"part":true}"#;

#[async_trait]
impl Payable for Orders {
    fn kind(&self) -> &'static str {
        ADVANCE
    }

    async fn quote(&self, buyer: i64, reference: &str) -> Result<Quote, Failure> {
        let order = self.payable_order(buyer, reference).await?;
        if order.is_paid {
            return Err(codes::ADVANCE_PAID.into());
        }
        match self.advance_due(order.id).await? {
            0 => Err(codes::NO_ADVANCE_DUE.into()),
            left => Ok(Quote {
                price: Paise(left),
                title: order.service_model,
                coupons: false,
                terms: "{}".to_owned(),
            }),
        }
    }

    /// Refuses a balance while the advance is due: the caller shows an order that has changed since.
    async fn balance_quote(&self, buyer: i64, reference: &str) -> Result<Option<Quote>, Failure> {
        let order = self.payable_order(buyer, reference).await?;
        if self.advance_due(order.id).await? > 0 {
            return Err(codes::BALANCE_CHANGED.into());
        }
        if !self.price_settings().await?.balance_online {
            return Ok(None);
        }
        match self.balance_left(&order).await? {
            0 => Err(codes::BALANCE_CHANGED.into()),
            left => Ok(Some(Quote {
                price: Paise(left),
                title: order.service_model,
                coupons: false,
                terms: BALANCE_TERMS.to_owned(),
            })),
        }
    }

    /// Fulfils a payment. Marks it for refund if the order is cancelled or the amount is already
    /// paid. Part payments are accepted only once the order is approved, because no price is agreed
    /// before.
    async fn fulfil(&self, tx: &mut Tx, receipt: &Receipt) -> Result<Fulfilment, Failure> {
        let Some(order) = order_id(&receipt.reference) else {
            return Ok(Fulfilment::AlreadyHeld);
        };
        let row = sqlx::query!(
            r#"SELECT status AS "status!: OrderStatus", advance_purchase, advance_paid_at
               FROM orders_order WHERE id = ?1 AND user_id = ?2"#,
            order,
            receipt.buyer
        )
        .fetch_optional(&mut **tx)
        .await?;
        let Some(row) = row else {
            return Ok(Fulfilment::AlreadyHeld);
        };
        if row.advance_purchase == Some(receipt.purchase) {
            return Ok(Fulfilment::Granted);
        }
        if receipt.terms == BALANCE_TERMS {
            return self.fulfil_balance(tx, order, receipt).await;
        }
        if receipt.terms == PART_TERMS {
            return Ok(if row.status.is_approved() {
                Fulfilment::Granted
            } else {
                Fulfilment::AlreadyHeld
            });
        }
        let called_off = matches!(row.status, OrderStatus::Rejected | OrderStatus::Cancelled);
        if row.advance_paid_at.is_some() || called_off {
            return Ok(Fulfilment::AlreadyHeld);
        }
        sqlx::query!(
            "UPDATE orders_order SET advance_purchase = ?2, advance_paid_paise = ?3, advance_paid_at = ?4, advance_test = ?5
             WHERE id = ?1",
            order,
            receipt.purchase,
            receipt.paid.0,
            receipt.captured_at.0,
            receipt.test
        )
        .execute(&mut **tx)
        .await?;
        let details =
            json!({"purchase": receipt.purchase, "paise": receipt.paid.0, "test": receipt.test});
        self.log(tx, order, receipt.buyer, "orders.advance_paid", details)
            .await?;
        Ok(Fulfilment::Granted)
    }

    /// Makes the advance due again, as if nothing had been paid.
    async fn end_test(&self, tx: &mut Tx, purchase: i64, _at: Timestamp) -> Result<(), Failure> {
        sqlx::query!(
            "DELETE FROM orders_balance_purchase WHERE purchase = ?1 AND test",
            purchase
        )
        .execute(&mut **tx)
        .await?;
        let ended = sqlx::query_scalar!(
            r#"UPDATE orders_order SET advance_purchase = NULL, advance_paid_paise = NULL, advance_paid_at = NULL,
                      advance_returned_paise = NULL, advance_test = 0
               WHERE advance_purchase = ?1 AND advance_test RETURNING id AS "id!: i64""#,
            purchase
        )
        .fetch_optional(&mut **tx)
        .await?;
        let Some(order) = ended else {
            return Ok(());
        };
        let details = json!({"purchase": purchase});
        self.log(tx, order, None, "orders.test_advance_ended", details)
            .await
    }

    /// Records the refunded amount on the order. Once all of it is refunded, the advance counts as
    /// unpaid and is not due again until the shop sets a new one.
    async fn reverse(&self, tx: &mut Tx, back: &Return) -> Result<Reversal, Failure> {
        self.reverse_balance(tx, back).await?;
        let updated = sqlx::query_scalar!(
            r#"UPDATE orders_order SET advance_returned_paise = coalesce(advance_returned_paise, 0) + ?2
               WHERE advance_purchase = ?1 RETURNING id AS "id!: i64""#,
            back.purchase,
            back.amount.0
        )
        .fetch_optional(&mut **tx)
        .await?;
        let Some(order) = updated else {
            return Ok(Reversal::Nothing);
        };
        if back.is_full() {
            sqlx::query!(
                "UPDATE orders_order SET advance_purchase = NULL, advance_paid_paise = NULL, advance_paid_at = NULL,
                        advance_paise = NULL, advance_test = 0 WHERE id = ?1",
                order
            )
            .execute(&mut **tx)
            .await?;
        }
        let details = json!({"purchase": back.purchase, "paise": back.amount.0});
        self.log(tx, order, None, "orders.advance_returned", details)
            .await?;
        Ok(Reversal::Nothing)
    }

    fn page(&self, _: &str) -> String {
        "/myorders".to_owned()
    }
}

/// What the price of a payment depends on.
pub struct PayableOrder {
    pub id: i64,
    pub status: OrderStatus,
    pub price: Option<i64>,
    is_paid: bool,
    service_model: String,
}

impl Orders {
    async fn payable_order(&self, buyer: i64, reference: &str) -> Result<PayableOrder, Failure> {
        let order = order_id(reference).ok_or(codes::ORDER_NOT_FOUND)?;
        let row = sqlx::query!(
            r#"SELECT service_model, status AS "status!: OrderStatus", advance_paid_at, price_paise
               FROM orders_order WHERE id = ?1 AND user_id = ?2"#,
            order,
            buyer
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        Ok(PayableOrder {
            id: order,
            status: row.status,
            price: row.price_paise,
            is_paid: row.advance_paid_at.is_some(),
            service_model: row.service_model,
        })
    }
}

/// Parses a reference. Accepts digits only: other notations of the same number would create
/// payments that the ledger does not find for the order.
fn order_id(reference: &str) -> Option<i64> {
    let id: i64 = reference.parse().ok()?;
    (id > 0 && id.to_string() == reference).then_some(id)
}
