//! Keeps a payment that waited for the owner's decision: the shop's terms say so, or it was settled in another way,
//! such as in cash.

use kernel::{Failure, FieldProblem, audit};
use poem_openapi::Object;
use serde_json::json;

use crate::{Payments, codes, refund};

/// The decision to retain a payment.
#[derive(Object, Clone, Debug)]
pub struct RetainPayment {
    /// Why. It stays in the ledger.
    #[oai(validator(min_length = 3, max_length = 200))]
    pub reason: String,
}

impl Payments {
    /// A later note replaces the earlier one.
    pub(super) async fn retain_payment(
        &self,
        actor: i64,
        payment: i64,
        input: &RetainPayment,
    ) -> Result<(), Failure> {
        let reason = input.reason.trim();
        if reason.is_empty() {
            let problem = FieldProblem::new("reason", "required", "Please say why.");
            return Err(Failure::invalid(vec![problem]));
        }
        let now = self.now();
        let mut tx = self.0.deps.db.write().await?;
        let paid = refund::captured(&mut *tx, payment).await?;
        let paid = paid.ok_or_else(|| Failure::new(codes::PAYMENT_NOT_FOUND))?;
        sqlx::query!(
            "INSERT INTO payments_retained (payment_id, reason, actor, at) VALUES (?, ?, ?, ?)
             ON CONFLICT (payment_id) DO UPDATE SET reason = excluded.reason, actor = excluded.actor, at = excluded.at",
            payment,
            reason,
            actor,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        let entry = audit::Entry {
            actor: Some(actor),
            action: "payments.payment_retained",
            subject: &format!("purchase:{}", paid.purchase),
            details: json!({"payment": paid.provider_payment_id}),
        };
        audit::record(&mut tx, now, entry).await?;
        Ok(tx.commit().await?)
    }

    /// Lets the payment wait for the owner's decision again, if it did before.
    pub(super) async fn release_payment(&self, actor: i64, payment: i64) -> Result<(), Failure> {
        let now = self.now();
        let mut tx = self.0.deps.db.write().await?;
        let paid = refund::captured(&mut *tx, payment).await?;
        let paid = paid.ok_or_else(|| Failure::new(codes::PAYMENT_NOT_FOUND))?;
        sqlx::query!(
            "DELETE FROM payments_retained WHERE payment_id = ?",
            payment
        )
        .execute(&mut *tx)
        .await?;
        let entry = audit::Entry {
            actor: Some(actor),
            action: "payments.payment_released",
            subject: &format!("purchase:{}", paid.purchase),
            details: json!({"payment": paid.provider_payment_id}),
        };
        audit::record(&mut tx, now, entry).await?;
        Ok(tx.commit().await?)
    }
}
