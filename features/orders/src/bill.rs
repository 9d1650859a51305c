//! What an order costs, for whoever keeps the books, and what the books say about its advance.

use kernel::{Failure, Timestamp, Tx};

use crate::{Orders, status::OrderStatus};

/// What was agreed for an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderBill {
    pub order: i64,
    /// User id of whose order it is.
    pub buyer: i64,
    /// As people say it: `HM-1048`.
    pub number: String,
    /// What is made.
    pub item: String,
    pub customer: String,
    /// In paise; `None` while nothing is agreed.
    pub price_paise: Option<i64>,
}

struct Row {
    id: i64,
    user_id: i64,
    first_name: String,
    last_name: String,
    service_model: String,
    price_paise: Option<i64>,
}

impl Row {
    fn billed(self, prefix: &str) -> OrderBill {
        let customer = format!("{} {}", self.first_name, self.last_name);
        OrderBill {
            order: self.id,
            buyer: self.user_id,
            number: format!("{prefix}-{}", self.id),
            item: self.service_model,
            customer: customer.trim().to_owned(),
            price_paise: self.price_paise,
        }
    }
}

impl Orders {
    pub async fn bill(&self, order: i64) -> Result<Option<OrderBill>, Failure> {
        let row = sqlx::query_as!(
            Row,
            "SELECT id, user_id, first_name, last_name, service_model, price_paise FROM orders_order WHERE id = ?1",
            order
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let prefix = self.setup.numbers.prefix().await?;
        Ok(row.map(|row| row.billed(&prefix)))
    }

    /// Every order with a price that is not called off, oldest first.
    pub async fn bills(&self) -> Result<Vec<OrderBill>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id AS "id!", user_id, first_name, last_name, service_model, price_paise FROM orders_order
             WHERE price_paise > 0 AND status NOT IN ('Rejected', 'Cancelled') ORDER BY id"#
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let prefix = self.setup.numbers.prefix().await?;
        Ok(rows.into_iter().map(|row| row.billed(&prefix)).collect())
    }

    /// Every order of these people.
    pub async fn ids_of(&self, people: &[i64]) -> Result<Vec<i64>, Failure> {
        let people = format!("{people:?}");
        Ok(sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM orders_order WHERE user_id IN (SELECT value FROM json_each(?))"#,
            people
        )
        .fetch_all(self.deps.db.read())
        .await?)
    }

    /// Purchases that paid an advance online of what is called off now. Those in test mode have nothing to give back.
    pub async fn advances_called_off(&self) -> Result<Vec<i64>, Failure> {
        Ok(sqlx::query_scalar!(
            r#"SELECT advance_purchase AS "purchase!" FROM orders_order
               WHERE advance_purchase IS NOT NULL AND NOT advance_test AND status IN ('Rejected', 'Cancelled')"#
        )
        .fetch_all(self.deps.db.read())
        .await?)
    }

    /// An advance that is asked for now is not asked for once more when it came at the counter before.
    pub(crate) async fn count_what_came(
        &self,
        tx: &mut Tx,
        order: i64,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let total = self.setup.money.came_at_the_counter(tx, order).await?;
        self.paid_at_the_counter(tx, order, total, now).await
    }

    /// So much was paid at the counter by now: enough for the advance pays it, too little takes that back. What was
    /// paid online stays paid. Asked in the transaction that writes the books.
    pub async fn paid_at_the_counter(
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
        let enough = total_paise >= advance;
        // Real money takes the place of a test, and too little of it leaves the test as it is.
        let online = row.advance_purchase.is_some() && !(row.advance_test && enough);
        if online || advance == 0 || !row.status.is_approved() {
            return Ok(());
        }
        let paid_at = enough.then(|| row.advance_paid_at.unwrap_or(now.0));
        let paid = enough.then_some(advance);
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
