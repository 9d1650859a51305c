//! Prices of orders for the ledger, and the effect of counter payments on their advances.

use async_trait::async_trait;
use kernel::{
    Bill, Bills, Failure, LEAST_PAYABLE, Timestamp, Tx,
    bills::{BillDiscount, BillLine, BillLines},
};
use sqlx::SqliteConnection;

use crate::{
    Orders,
    advance::{ADVANCE, PART_TERMS},
    price::BALANCE_TERMS,
    status::OrderStatus,
};

struct Row {
    id: i64,
    user_id: i64,
    first_name: String,
    last_name: String,
    service_model: String,
    price_paise: Option<i64>,
    status: OrderStatus,
}

impl Row {
    fn billed(self, prefix: &str) -> Bill {
        let customer = format!("{} {}", self.first_name, self.last_name);
        Bill {
            order: self.id,
            buyer: self.user_id,
            number: format!("{prefix}-{}", self.id),
            item: self.service_model,
            customer: customer.trim().to_owned(),
            price_paise: self.price_paise,
            is_approved: self.status.is_approved(),
            is_called_off: self.status.is_called_off(),
        }
    }
}

async fn row(connection: &mut SqliteConnection, order: i64) -> Result<Option<Row>, Failure> {
    Ok(sqlx::query_as!(
        Row,
        r#"SELECT id, user_id, first_name, last_name, service_model, price_paise, status AS "status!: OrderStatus"
           FROM orders_order WHERE id = ?1"#,
        order
    )
    .fetch_optional(connection)
    .await?)
}

impl Orders {
    /// The bill of an order that may have been created in the same transaction.
    pub(crate) async fn bill_in(
        &self,
        connection: &mut SqliteConnection,
        order: i64,
    ) -> Result<Option<Bill>, Failure> {
        let row = row(connection, order).await?;
        let prefix = self.setup.numbers.prefix().await?;
        Ok(row.map(|row| row.billed(&prefix)))
    }

    /// Marks a new advance as paid if earlier counter payments cover it.
    pub(crate) async fn count_what_came(
        &self,
        tx: &mut Tx,
        order: i64,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let total = self.setup.money.came_at_the_counter(tx, order).await?;
        self.paid_at_the_counter(tx, order, total, now).await
    }
}

#[async_trait]
impl Bills for Orders {
    fn kind(&self) -> &'static str {
        ADVANCE
    }

    /// The bill of an order; `None` if the order does not exist.
    async fn bill(&self, order: i64) -> Result<Option<Bill>, Failure> {
        // Before a connection is taken: readers that hold one and wait for a second can wait for each other.
        let prefix = self.setup.numbers.prefix().await?;
        let mut connection = self.deps.db.read().acquire().await?;
        let row = row(&mut connection, order).await?;
        Ok(row.map(|row| row.billed(&prefix)))
    }

    /// What the price of an order consists of; nothing if the order does not exist.
    async fn lines(&self, order: i64) -> Result<BillLines, Failure> {
        let row = sqlx::query!(
            "SELECT rush_paise, discount_paise, discount_reason FROM orders_order WHERE id = ?1",
            order
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let Some(row) = row else {
            return Ok(BillLines::default());
        };
        let pieces = sqlx::query!(
            "SELECT service_name, for_whom, quantity, price_paise FROM orders_piece WHERE order_id = ?1 ORDER BY position",
            order
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let piece = |name: String, wearer: &str| match wearer {
            "" => name,
            wearer => format!("{name}, for {wearer}"),
        };
        let mut lines: Vec<_> = pieces
            .into_iter()
            .map(|row| BillLine {
                description: piece(row.service_name, row.for_whom.trim()),
                quantity: row.quantity,
                paise: row.price_paise.unwrap_or_default(),
            })
            .collect();
        let extras = self.extras_of(&[order]).await?.remove(&order);
        lines.extend(extras.into_iter().flatten().map(|extra| BillLine {
            description: extra.label,
            quantity: 1,
            paise: extra.price_paise,
        }));
        if row.rush_paise > 0 {
            lines.push(BillLine {
                description: "Rush fee".to_owned(),
                quantity: 1,
                paise: row.rush_paise,
            });
        }
        let altered = sqlx::query!(
            "SELECT work, price_paise FROM orders_alteration
             WHERE order_id = ?1 AND status = 'Handed Over' AND price_paise > 0 ORDER BY id",
            order
        )
        .fetch_all(self.deps.db.read())
        .await?;
        lines.extend(altered.into_iter().map(|row| BillLine {
            description: format!("Alteration: {}", row.work),
            quantity: 1,
            paise: row.price_paise,
        }));
        let discount = (row.discount_paise > 0).then_some(BillDiscount {
            reason: row.discount_reason,
            paise: row.discount_paise,
        });
        Ok(BillLines { lines, discount })
    }

    /// Lists all orders with a price, which may be 0, that are not cancelled, oldest first.
    async fn bills(&self) -> Result<Vec<Bill>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id AS "id!", user_id, first_name, last_name, service_model, price_paise,
                      status AS "status!: OrderStatus" FROM orders_order
             WHERE price_paise IS NOT NULL AND status NOT IN ('Rejected', 'Cancelled') ORDER BY id"#
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let prefix = self.setup.numbers.prefix().await?;
        Ok(rows.into_iter().map(|row| row.billed(&prefix)).collect())
    }

    /// Ids of all orders of these customers.
    async fn orders_of(&self, people: &[i64]) -> Result<Vec<i64>, Failure> {
        let people = format!("{people:?}");
        Ok(sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM orders_order WHERE user_id IN (SELECT value FROM json_each(?))"#,
            people
        )
        .fetch_all(self.deps.db.read())
        .await?)
    }

    /// Payment orders that paid the advance or balance of an order cancelled since. Excludes test mode, which
    /// has nothing to refund.
    async fn called_off(&self) -> Result<Vec<i64>, Failure> {
        Ok(sqlx::query_scalar!(
            r#"SELECT advance_purchase AS "purchase!" FROM orders_order
               WHERE advance_purchase IS NOT NULL AND NOT advance_test AND status IN ('Rejected', 'Cancelled')
               UNION ALL
               SELECT b.purchase FROM orders_balance_purchase b JOIN orders_order o ON o.id = b.order_id
               WHERE NOT b.test AND o.status IN ('Rejected', 'Cancelled')"#
        )
        .fetch_all(self.deps.db.read())
        .await?)
    }

    async fn called_off_of(&self, orders: &[i64]) -> Result<Vec<i64>, Failure> {
        let orders = format!("{orders:?}");
        Ok(sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM orders_order
               WHERE id IN (SELECT value FROM json_each(?)) AND status IN ('Rejected', 'Cancelled')"#,
            orders
        )
        .fetch_all(self.deps.db.read())
        .await?)
    }

    fn part_terms(&self) -> &'static str {
        PART_TERMS
    }

    fn is_part(&self, terms: &str) -> bool {
        [PART_TERMS, BALANCE_TERMS].contains(&terms)
    }

    /// Updates the advance to the total paid at the counter so far, in paise: enough marks it paid,
    /// too little marks it unpaid, after a cancellation too. An advance paid online stays paid. Call
    /// inside the transaction that records the payment.
    async fn paid_at_the_counter(
        &self,
        tx: &mut Tx,
        order: i64,
        total_paise: i64,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let row = sqlx::query!(
            r#"SELECT status AS "status!: OrderStatus", advance_paise, advance_purchase, advance_paid_at,
                      advance_test AS "advance_test!: bool"
               FROM orders_order WHERE id = ?1"#,
            order
        )
        .fetch_optional(&mut **tx)
        .await?;
        let Some(row) = row else {
            return Ok(());
        };
        let advance = row.advance_paise.unwrap_or(0);
        // A rest below one rupee could not be paid online.
        let enough = total_paise > advance - LEAST_PAYABLE;
        // Enough real money replaces a test payment; too little leaves the test payment in place.
        let online = row.advance_purchase.is_some() && !(row.advance_test && enough);
        let changes = row.status.is_approved() || (row.status.is_called_off() && !enough);
        if online || advance == 0 || !changes {
            return Ok(());
        }
        let paid_at = enough.then(|| row.advance_paid_at.unwrap_or(now.0));
        let paid = enough.then_some(advance.min(total_paise));
        sqlx::query!(
            "UPDATE orders_order SET advance_paid_paise = ?2, advance_paid_at = ?3, advance_purchase = NULL,
                    advance_test = 0 WHERE id = ?1",
            order,
            paid,
            paid_at
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }
}
