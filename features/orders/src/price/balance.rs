//! The balance of an order: what is left to pay, and paying it online.

use std::collections::HashMap;

use kernel::{Failure, Fulfilment, LEAST_PAYABLE, Paise, Receipt, Return, Tx};
use serde_json::json;

use crate::{Orders, advance::PayableOrder, order::Order, status::OrderStatus};

/// Terms of a payment of the balance.
pub const BALANCE_TERMS: &str = r#"{"part":true,"balance":true}"#;

impl Orders {
    /// What is left to pay of an approved order, in paise; 0 without a price.
    pub(crate) async fn balance_left(&self, order: &PayableOrder) -> Result<i64, Failure> {
        let Some(price) = order.price.filter(|_| order.status.is_approved()) else {
            return Ok(0);
        };
        let paid = self.paid_in_any_mode(&[order.id]).await?;
        Ok((price - paid.get(&order.id).copied().unwrap_or(0)).max(0))
    }

    /// What is missing of each advance that is due, in paise, and never more than what is left of the price: a part
    /// may have been paid at the counter. Other orders are left out.
    pub(crate) async fn advances_due(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure> {
        let ids = format!("{orders:?}");
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", status AS "status!: OrderStatus", advance_paise AS "advance_paise!", price_paise
               FROM orders_order
               WHERE id IN (SELECT value FROM json_each(?)) AND advance_paise > 0 AND advance_paid_at IS NULL"#,
            ids
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let due = rows.into_iter().filter(|row| row.status.takes_advance());
        let due: Vec<_> = due.collect();
        if due.is_empty() {
            return Ok(HashMap::new());
        }
        let ids: Vec<i64> = due.iter().map(|row| row.id).collect();
        let paid = self.paid_in_any_mode(&ids).await?;
        let left = due.into_iter().map(|row| {
            let paid = paid.get(&row.id).copied().unwrap_or(0);
            (row.id, left_of(row.advance_paise, row.price_paise, paid))
        });
        Ok(left.filter(|(_, left)| *left > 0).collect())
    }

    pub(crate) async fn advance_due(&self, order: i64) -> Result<i64, Failure> {
        let due = self.advances_due(&[order]).await?;
        Ok(due.get(&order).copied().unwrap_or(0))
    }

    /// Sets on each order what is missing of an advance that is due, and how much can be paid online now.
    pub(crate) async fn add_payable(&self, orders: &mut [Order]) -> Result<(), Failure> {
        let owed = |order: &Order| {
            order.balance_paise.is_some_and(|balance| balance.0 > 0) || order.advance_is_due()
        };
        let ids: Vec<i64> = orders
            .iter()
            .filter(|order| owed(order))
            .map(|order| order.id)
            .collect();
        if ids.is_empty() {
            return Ok(());
        }
        let advances = self.advances_due(&ids).await?;
        for order in orders.iter_mut() {
            order.advance_due_paise = advances.get(&order.id).copied().map(Paise);
        }
        if !self.setup.pays_online {
            return Ok(());
        }
        let takes_balance = self.price_settings().await?.balance_online;
        let paid = self.paid_in_any_mode(&ids).await?;
        for order in orders.iter_mut().filter(|order| owed(order)) {
            let paid = paid.get(&order.id).copied().unwrap_or(0);
            let left = match (order.advance_due_paise, order.price_paise) {
                (Some(advance), _) => advance.0,
                (None, Some(price)) if takes_balance => price.0 - paid,
                _ => 0,
            };
            order.payable_paise = (left >= LEAST_PAYABLE).then_some(Paise(left));
        }
        Ok(())
    }

    /// Total paid for each order in paise, test payments included: what is paid in test mode is not
    /// asked for again while it lasts.
    async fn paid_in_any_mode(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure> {
        let mut paid = self.setup.money.paid_for(orders).await?;
        for (order, paise) in self.setup.money.tested_for(orders).await? {
            *paid.entry(order).or_default() += paise;
        }
        Ok(paid)
    }

    /// Fulfils a payment of the balance. Marks it for refund if the order is not approved any more,
    /// or if nothing is left to pay: it was paid at the counter in the meantime.
    pub(crate) async fn fulfil_balance(
        &self,
        tx: &mut Tx,
        order: i64,
        receipt: &Receipt,
    ) -> Result<Fulfilment, Failure> {
        let known = sqlx::query_scalar!(
            "SELECT order_id FROM orders_balance_purchase WHERE purchase = ?1",
            receipt.purchase
        )
        .fetch_optional(&mut **tx)
        .await?;
        if known.is_some() {
            return Ok(Fulfilment::Granted);
        }
        let row = sqlx::query!(
            r#"SELECT status AS "status!: OrderStatus", price_paise FROM orders_order WHERE id = ?1"#,
            order
        )
        .fetch_one(&mut **tx)
        .await?;
        let besides = Some(receipt.purchase);
        let paid = self.setup.money.paid_now(tx, order, besides).await?;
        if !row.status.is_approved() || row.price_paise.unwrap_or(0) <= paid {
            return Ok(Fulfilment::AlreadyHeld);
        }
        sqlx::query!(
            "INSERT INTO orders_balance_purchase (purchase, order_id, test) VALUES (?1, ?2, ?3)",
            receipt.purchase,
            order,
            receipt.test
        )
        .execute(&mut **tx)
        .await?;
        let details =
            json!({"purchase": receipt.purchase, "paise": receipt.paid.0, "test": receipt.test});
        self.log(tx, order, receipt.buyer, "orders.balance_paid", details)
            .await?;
        Ok(Fulfilment::Granted)
    }

    /// Forgets a balance payment once all of it is refunded. The ledger counts each refund.
    pub(crate) async fn reverse_balance(&self, tx: &mut Tx, back: &Return) -> Result<(), Failure> {
        if back.is_full() {
            sqlx::query!(
                "DELETE FROM orders_balance_purchase WHERE purchase = ?1",
                back.purchase
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }
}

fn left_of(advance: i64, price: Option<i64>, paid: i64) -> i64 {
    advance.min(price.unwrap_or(advance)).max(paid) - paid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_advance_asks_for_what_is_missing_and_not_for_more_than_the_price() {
        assert_eq!(left_of(100_000, None, 0), 100_000);
        assert_eq!(left_of(100_000, Some(120_000), 40_000), 60_000);
        assert_eq!(left_of(100_000, Some(80_000), 30_000), 50_000);
        assert_eq!(left_of(100_000, Some(120_000), 110_000), 0);
    }
}
