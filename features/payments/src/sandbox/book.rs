//! The sandbox's own orders and payments.

use kernel::{Failure, Tx, secret::random_token};

use super::{Sandbox, Webhooks, message};
use crate::{
    codes,
    provider::{CURRENCY, NewProviderOrder, PaymentStatus, ProviderPayment},
};

/// An order as the sandbox knows it.
pub struct SandboxOrder {
    pub id: String,
    pub amount_paise: i64,
}

impl Sandbox {
    pub(super) async fn add_order(&self, new: &NewProviderOrder) -> Result<String, Failure> {
        let id = new_id("order");
        let now = self.clock.now().0;
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "INSERT INTO payments_sandbox_order (id, receipt, buyer, amount_paise, created_at) VALUES (?, ?, ?, ?, ?)",
            id,
            new.receipt,
            new.buyer,
            new.amount.0,
            now
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(id)
    }

    /// The id of the order with this receipt and amount (paise).
    pub(super) async fn order_with_receipt(
        &self,
        receipt: &str,
        amount: i64,
    ) -> Result<Option<String>, Failure> {
        Ok(sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM payments_sandbox_order WHERE receipt = ? AND amount_paise = ?
               ORDER BY created_at, id LIMIT 1"#,
            receipt,
            amount
        )
        .fetch_optional(self.db.read())
        .await?)
    }

    /// An order of this buyer; another buyer's answers exactly like a missing one.
    pub(super) async fn order_of(&self, id: &str, buyer: i64) -> Result<SandboxOrder, Failure> {
        sqlx::query_as!(
            SandboxOrder,
            r#"SELECT id AS "id!", amount_paise FROM payments_sandbox_order WHERE id = ? AND buyer = ?"#,
            id,
            buyer
        )
        .fetch_optional(self.db.read())
        .await?
        .ok_or_else(|| codes::SANDBOX_ORDER_NOT_FOUND.into())
    }

    /// Adds a payment to an order and tells the shop. An order that was paid takes no more payments here; `pay`
    /// refuses them, and a test may add one all the same.
    pub(crate) async fn add_payment(
        &self,
        order: &str,
        amount: i64,
        status: PaymentStatus,
    ) -> Result<ProviderPayment, Failure> {
        let at = self.clock.now().0;
        let payment = ProviderPayment {
            id: new_id("pay"),
            order_id: order.to_owned(),
            amount,
            currency: CURRENCY.to_owned(),
            status,
            method: Some("test".to_owned()),
            error: (status == PaymentStatus::Failed).then(|| "test_failed".to_owned()),
            email: None,
            contact: None,
            fee: None,
            offer: None,
            refunded: 0,
            at,
            at_begin: false,
        };
        let captured_at = (status == PaymentStatus::Captured).then_some(at);
        let word = word(status);
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "INSERT INTO payments_sandbox_payment (id, order_id, amount_paise, status, created_at, captured_at)
             VALUES (?, ?, ?, ?, ?, ?)",
            payment.id,
            order,
            amount,
            word,
            at,
            captured_at
        )
        .execute(&mut *tx)
        .await?;
        self.tell(&mut tx, &payment).await?;
        tx.commit().await?;
        Ok(payment)
    }

    /// Takes the money of a payment that was authorised, and tells the shop. Safe to repeat.
    pub(crate) async fn take(&self, payment: &str) -> Result<ProviderPayment, Failure> {
        let now = self.clock.now().0;
        let mut tx = self.db.write().await?;
        let taken = sqlx::query!(
            "UPDATE payments_sandbox_payment SET status = 'captured', captured_at = ?
             WHERE id = ? AND status = 'authorized'",
            now,
            payment
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        let payment = self.found(&mut tx, payment).await?;
        let payment = payment.ok_or_else(|| Failure::internal("the sandbox lost a payment"))?;
        if taken == 1 {
            self.tell(&mut tx, &payment).await?;
        }
        tx.commit().await?;
        Ok(payment)
    }

    /// `None` for an id without a payment.
    pub(super) async fn one_payment(&self, id: &str) -> Result<Option<ProviderPayment>, Failure> {
        let mut tx = self.db.write().await?;
        self.found(&mut tx, id).await
    }

    async fn found(&self, tx: &mut Tx, id: &str) -> Result<Option<ProviderPayment>, Failure> {
        let row = sqlx::query_as!(
            Row,
            r#"SELECT id AS "id!", order_id, amount_paise, status, coalesce(captured_at, created_at) AS "at!: i64"
               FROM payments_sandbox_payment WHERE id = ?"#,
            id
        )
        .fetch_optional(&mut **tx)
        .await?;
        Ok(row.map(Into::into))
    }

    pub(crate) async fn payments_of(&self, order: &str) -> Result<Vec<ProviderPayment>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id AS "id!", order_id, amount_paise, status, coalesce(captured_at, created_at) AS "at!: i64"
               FROM payments_sandbox_payment WHERE order_id = ? ORDER BY created_at, id"#,
            order
        )
        .fetch_all(self.db.read())
        .await?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    pub(super) async fn begun_between(
        &self,
        from: i64,
        to: i64,
    ) -> Result<Vec<ProviderPayment>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id AS "id!", order_id, amount_paise, status, coalesce(captured_at, created_at) AS "at!: i64"
               FROM payments_sandbox_payment WHERE created_at >= ? AND created_at < ?"#,
            from,
            to
        )
        .fetch_all(self.db.read())
        .await?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// Queues what a real provider would deliver; for a capture that is two messages about the same money.
    async fn tell(&self, tx: &mut Tx, payment: &ProviderPayment) -> Result<(), Failure> {
        let now = self.clock.now().0;
        let (state, due_at) = match self.switch.fate() {
            Webhooks::Delivered => ("waiting", now),
            Webhooks::Late(seconds) => ("waiting", now + seconds),
            Webhooks::Lost => ("lost", now),
        };
        for kind in message::kinds(payment.status) {
            let event_id = new_id("event");
            let body = message::write(kind, payment, now);
            sqlx::query!(
                "INSERT INTO payments_sandbox_delivery (event_id, body, due_at, state) VALUES (?, ?, ?, ?)",
                event_id,
                body,
                due_at,
                state
            )
            .execute(&mut **tx)
            .await?;
        }
        tx.after_commit(self.wake.clone());
        Ok(())
    }
}

struct Row {
    id: String,
    order_id: String,
    amount_paise: i64,
    status: String,
    at: i64,
}

impl From<Row> for ProviderPayment {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            order_id: row.order_id,
            amount: row.amount_paise,
            currency: CURRENCY.to_owned(),
            status: status(&row.status),
            method: Some("test".to_owned()),
            error: None,
            email: None,
            contact: None,
            fee: None,
            offer: None,
            refunded: 0,
            at: row.at,
            at_begin: false,
        }
    }
}

/// A prefix and 14 characters, as providers name things.
pub(super) fn new_id(prefix: &str) -> String {
    let random = random_token();
    let short: String = random.chars().take(14).collect();
    format!("{prefix}_{short}")
}

fn word(status: PaymentStatus) -> &'static str {
    match status {
        PaymentStatus::Created => "created",
        PaymentStatus::Authorized => "authorized",
        PaymentStatus::Captured | PaymentStatus::Refunded => "captured",
        PaymentStatus::Failed => "failed",
    }
}

fn status(word: &str) -> PaymentStatus {
    match word {
        "created" => PaymentStatus::Created,
        "authorized" => PaymentStatus::Authorized,
        "captured" => PaymentStatus::Captured,
        _ => PaymentStatus::Failed,
    }
}
