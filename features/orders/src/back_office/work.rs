//! Price and measurements of an order.

use kernel::{
    Failure,
    audit::{self, Entry},
    edit::RECORD_CONFLICT,
};
use serde_json::{Value, json};

use crate::{
    Orders,
    booking::keep_measurements,
    codes,
    measurements::{Measurements, Millimetres},
};

impl Orders {
    /// Sets the agreed price if it is still what the caller saw. Fails once the price is invoiced.
    pub(crate) async fn agree_on_price(
        &self,
        order: i64,
        actor: i64,
        from: Option<i64>,
        to: Option<i64>,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let row = sqlx::query!("SELECT price_paise FROM orders_order WHERE id = ?1", order)
            .fetch_optional(&mut *tx)
            .await?
            .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        if row.price_paise != from {
            return Err(RECORD_CONFLICT.into());
        }
        if from != to && self.setup.money.is_invoiced(&mut tx, order).await? {
            return Err(codes::INVOICED.into());
        }
        sqlx::query!(
            "UPDATE orders_order SET price_paise = ?2 WHERE id = ?1",
            order,
            to
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"from": from, "to": to});
        self.note_work(&mut tx, order, actor, "orders.price_agreed", details)
            .await?;
        Ok(tx.commit().await?)
    }

    pub(crate) async fn describe_fabric(
        &self,
        order: i64,
        actor: i64,
        text: &str,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let changed = sqlx::query!(
            "UPDATE orders_order SET fabric = ?2 WHERE id = ?1",
            order,
            text
        )
        .execute(&mut *tx)
        .await?;
        if changed.rows_affected() == 0 {
            return Err(codes::ORDER_NOT_FOUND.into());
        }
        self.note_work(&mut tx, order, actor, "orders.fabric_described", json!({}))
            .await?;
        Ok(tx.commit().await?)
    }

    /// Sets the measurements, taken in the shop or at a visit. An empty form removes them.
    pub(crate) async fn measure(
        &self,
        order: i64,
        actor: i64,
        measured: &Measurements,
    ) -> Result<(), Failure> {
        let mm = Millimetres::from(measured);
        let mut tx = self.deps.db.write().await?;
        let known = sqlx::query_scalar!("SELECT id FROM orders_order WHERE id = ?1", order)
            .fetch_optional(&mut *tx)
            .await?;
        if known.is_none() {
            return Err(codes::ORDER_NOT_FOUND.into());
        }
        sqlx::query!("DELETE FROM orders_measurement WHERE order_id = ?1", order)
            .execute(&mut *tx)
            .await?;
        if !mm.is_empty() {
            keep_measurements(&mut tx, order, &mm).await?;
        }
        self.note_work(&mut tx, order, actor, "orders.measured", json!({}))
            .await?;
        Ok(tx.commit().await?)
    }

    async fn note_work(
        &self,
        tx: &mut kernel::Tx,
        order: i64,
        actor: i64,
        action: &'static str,
        details: Value,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("order:{order}"),
            details,
        };
        audit::record(tx, self.deps.clock.now(), entry).await
    }
}
