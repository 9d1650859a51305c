//! The balance of an order: what is left to pay, and paying it online.

use std::collections::HashMap;

use kernel::{Failure, Fulfilment, Paise, Quote, Receipt, Return, Tx};
use serde_json::json;

use super::settings;
use crate::{Orders, order::Order, status::OrderStatus};

/// Terms of a payment of the balance.
pub const BALANCE_TERMS: &str = r#"{"part":true,"balance":true}"#;

impl Orders {
    /// Offers the balance of an approved order for payment online; `None` if nothing is due or the
    /// shop does not take it online.
    pub(crate) async fn balance_quote(
        &self,
        order: i64,
        status: OrderStatus,
        item: &str,
        price: Option<i64>,
    ) -> Result<Option<Quote>, Failure> {
        let price = price.filter(|price| *price > 0 && status.is_approved());
        let Some(price) = price else { return Ok(None) };
        let mut connection = self.deps.db.read().acquire().await?;
        if !settings::load(&mut connection).await?.balance_online {
            return Ok(None);
        }
        drop(connection);
        let left = price
            - self
                .paid_in_any_mode(&[order])
                .await?
                .get(&order)
                .unwrap_or(&0);
        Ok((left > 0).then(|| Quote {
            price: Paise(left),
            title: item.to_owned(),
            coupons: false,
            terms: BALANCE_TERMS.to_owned(),
        }))
    }

    /// What is missing of an advance, in paise, and never more than what is left of the price: a part may have been
    /// paid at the counter.
    pub(crate) async fn advance_left(
        &self,
        order: i64,
        advance: i64,
        price: Option<i64>,
    ) -> Result<i64, Failure> {
        let paid = self.paid_in_any_mode(&[order]).await?;
        Ok(left_of(
            advance,
            price,
            paid.get(&order).copied().unwrap_or(0),
        ))
    }

    /// Sets on each order how much can be paid online now.
    pub(crate) async fn add_payable(&self, orders: &mut [Order]) -> Result<(), Failure> {
        let owed = |order: &Order| {
            order.balance_paise.is_some_and(|balance| balance.0 > 0) || order.advance_is_due()
        };
        let ids: Vec<i64> = orders
            .iter()
            .filter(|order| owed(order))
            .map(|order| order.id)
            .collect();
        if ids.is_empty() || !self.setup.pays_online {
            return Ok(());
        }
        let takes_balance = self.price_settings().await?.balance_online;
        let paid = self.paid_in_any_mode(&ids).await?;
        for order in orders.iter_mut().filter(|order| owed(order)) {
            let paid = paid.get(&order.id).copied().unwrap_or(0);
            let price = order.price_paise.map(|price| price.0);
            let of_advance = match order.advance_paise {
                Some(advance) if order.advance_is_due() => left_of(advance.0, price, paid),
                _ => 0,
            };
            let left = match price {
                Some(price) if of_advance == 0 && takes_balance => price - paid,
                _ => of_advance,
            };
            order.payable_paise = (left > 0).then_some(Paise(left));
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
