//! The sandbox gives test money back: once for each key, and never more than came.

use kernel::{Failure, Tx};

use super::{Refunds, Sandbox, book::new_id};
use crate::provider::{CreateRefund, RefundNews, RefundStatus};

/// Why no refund was made, in words for the owner.
type Refusal = &'static str;

const SHORT: Refusal = "There is too little money in your account at the payment provider. It takes what the next \
                        payments bring; please try again then.";
const TOO_MUCH: Refusal = "That is more than is left of the payment.";
const NOT_CAPTURED: Refusal = "The payment provider has no such payment.";

struct Row {
    id: String,
    payment_id: String,
    amount_paise: i64,
    receipt: Option<String>,
    status: String,
    created_at: i64,
}

impl Row {
    fn news(self) -> RefundNews {
        let status = match self.status.as_str() {
            "pending" => RefundStatus::Pending,
            "processed" => RefundStatus::Processed,
            _ => RefundStatus::Failed,
        };
        let failed = status == RefundStatus::Failed;
        RefundNews {
            id: self.id,
            payment_id: self.payment_id,
            amount: self.amount_paise,
            status,
            key: self.receipt,
            failure: failed.then(|| "The test bank sent it back.".to_owned()),
            bank_reference: None,
            at: self.created_at,
        }
    }
}

impl Sandbox {
    pub(super) async fn make_refund(
        &self,
        input: &CreateRefund,
    ) -> Result<Result<RefundNews, Refusal>, Failure> {
        let mut tx = self.db.write().await?;
        if let Some(made) = by_receipt(&mut tx, &input.key).await? {
            return Ok(Ok(made.news()));
        }
        let Some(left) = left_of(&mut tx, &input.payment_id).await? else {
            return Ok(Err(NOT_CAPTURED));
        };
        if input.amount.0 > left {
            return Ok(Err(TOO_MUCH));
        }
        let status = match self.switch.fate_of_refunds() {
            Refunds::Made => "processed",
            Refunds::TakenOn => "pending",
            Refunds::Refused => return Ok(Err(SHORT)),
        };
        let (id, now) = (new_id("rfnd"), self.clock.now().0);
        sqlx::query!(
            "INSERT INTO payments_sandbox_refund (id, payment_id, amount_paise, receipt, status, created_at)
             VALUES (?, ?, ?, ?, ?, ?)",
            id,
            input.payment_id,
            input.amount.0,
            input.key,
            status,
            now
        )
        .execute(&mut *tx)
        .await?;
        let made = by_receipt(&mut tx, &input.key).await?;
        let made = made.ok_or_else(|| Failure::internal("a refund that was just made is gone"))?;
        tx.commit().await?;
        Ok(Ok(made.news()))
    }

    pub(super) async fn refunds_of(&self, payment: &str) -> Result<Vec<RefundNews>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id AS "id!", payment_id, amount_paise, receipt, status, created_at
               FROM payments_sandbox_refund WHERE payment_id = ? ORDER BY created_at, id"#,
            payment
        )
        .fetch_all(self.db.read())
        .await?;
        Ok(rows.into_iter().map(Row::news).collect())
    }

    pub(super) async fn refunds_made_between(
        &self,
        from: i64,
        to: i64,
    ) -> Result<Vec<RefundNews>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id AS "id!", payment_id, amount_paise, receipt, status, created_at
               FROM payments_sandbox_refund WHERE created_at >= ? AND created_at < ?"#,
            from,
            to
        )
        .fetch_all(self.db.read())
        .await?;
        Ok(rows.into_iter().map(Row::news).collect())
    }

    /// Settles all pending refunds, as the bank would.
    #[cfg(test)]
    pub(crate) async fn finish_refunds(&self, status: &str) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query("UPDATE payments_sandbox_refund SET status = ? WHERE status = 'pending'")
            .bind(status)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Refunds directly at the provider, without the shop.
    #[cfg(test)]
    pub(crate) async fn refund_there(&self, payment: &str, amount: i64) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query(
            "INSERT INTO payments_sandbox_refund (id, payment_id, amount_paise, status, created_at)
             VALUES (?, ?, ?, 'processed', ?)",
        )
        .bind(new_id("rfnd"))
        .bind(payment)
        .bind(amount)
        .bind(self.clock.now().0)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}

async fn by_receipt(tx: &mut Tx, receipt: &str) -> Result<Option<Row>, Failure> {
    Ok(sqlx::query_as!(
        Row,
        r#"SELECT id AS "id!", payment_id, amount_paise, receipt, status, created_at
           FROM payments_sandbox_refund WHERE receipt = ?"#,
        receipt
    )
    .fetch_optional(&mut **tx)
    .await?)
}

/// What can still be given back of a captured payment.
async fn left_of(tx: &mut Tx, payment: &str) -> Result<Option<i64>, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT p.amount_paise - (SELECT coalesce(sum(r.amount_paise), 0) FROM payments_sandbox_refund r
                                    WHERE r.payment_id = p.id AND r.status <> 'failed') AS "left!: i64"
           FROM payments_sandbox_payment p WHERE p.id = ? AND p.status = 'captured'"#,
        payment
    )
    .fetch_optional(&mut **tx)
    .await?)
}
