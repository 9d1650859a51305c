//! The owner gives money back: a row first, and the provider is asked after the commit.

use kernel::{
    Failure, FieldProblem, Timestamp, Tx, audit,
    idempotency::{self, Claim, Claimed},
    mail::rupees,
    secret::{random_token, token_hash},
};
use poem_openapi::{Object, types::ToJSON};
use serde_json::json;

use super::{Captured, LEAST_PAISE, Refund, RefundState, captured, load};
use crate::{Payments, codes, purchase};

const OPERATION: &str = "admin_refund_create";
/// The provider knows a refund by so many characters.
const KEY_LENGTH: usize = 32;

/// Money to give back.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct RefundForm {
    /// How much, in paise: all that is left of the payment, or a part of it, at least ₹1.
    #[oai(validator(minimum(value = "100"), maximum(value = "1000000000")))]
    pub amount_paise: i64,
    /// Why. It stays in the ledger, and the buyer does not read it.
    #[oai(validator(min_length = 3, max_length = 200))]
    pub reason: String,
}

/// A refund to record, and who asked for it.
struct New<'a> {
    amount: i64,
    reason: &'a str,
    actor: i64,
    retry_of: Option<i64>,
}

impl Payments {
    /// Records a refund. Returns the earlier one if it has the same key.
    pub(crate) async fn request_refund(
        &self,
        actor: i64,
        payment: i64,
        form: &RefundForm,
        key: Option<&str>,
    ) -> Result<(), Failure> {
        let now = self.now();
        let claim = key.map(|key| Claim {
            user: actor,
            operation: OPERATION,
            key,
            request_hash: token_hash(&format!("{payment}:{}", form.to_json_string())),
        });
        let mut tx = self.0.deps.db.write().await?;
        if let Some(claim) = &claim
            && let Claimed::Again { .. } = idempotency::claim(&mut tx, claim, now).await?
        {
            return Ok(());
        }
        let paid = self.refundable(&mut tx, payment).await?;
        enough(&paid, form.amount_paise)?;
        let reason = form.reason.trim();
        if reason.is_empty() {
            let problem = FieldProblem::new("reason", "required", "Please say why.");
            return Err(Failure::invalid(vec![problem]));
        }
        let new = New {
            amount: form.amount_paise,
            reason,
            actor,
            retry_of: None,
        };
        self.write_down(&mut tx, &paid, &new, now).await?;
        if let Some(claim) = &claim {
            idempotency::answer(&mut tx, claim, 200, "").await?;
        }
        Ok(tx.commit().await?)
    }

    /// One that failed, once more: another row, because the provider would answer to the first key as before. The id of
    /// its payment.
    pub(crate) async fn retry_refund(&self, actor: i64, id: i64) -> Result<i64, Failure> {
        let now = self.now();
        let mut tx = self.0.deps.db.write().await?;
        let failed = load(&mut *tx, id).await?;
        let failed = failed.ok_or_else(|| Failure::new(codes::REFUND_NOT_FOUND))?;
        if failed.state != RefundState::Failed || followed_by_another(&mut tx, &failed).await? {
            return Err(codes::REFUND_NOT_FAILED.into());
        }
        let paid = self.refundable(&mut tx, failed.payment_id).await?;
        enough(&paid, failed.amount_paise)?;
        let new = New {
            amount: failed.amount_paise,
            reason: &failed.reason,
            actor,
            retry_of: Some(id),
        };
        self.write_down(&mut tx, &paid, &new, now).await?;
        tx.commit().await?;
        Ok(paid.id)
    }

    /// A payment of which something can go back, by the provider that took it.
    async fn refundable(&self, tx: &mut Tx, payment: i64) -> Result<Captured, Failure> {
        let paid = captured(&mut **tx, payment).await?;
        let paid = paid.ok_or_else(|| Failure::new(codes::PAYMENT_NOT_FOUND))?;
        let purchase = purchase::load(&mut **tx, paid.purchase).await?;
        if !purchase.is_some_and(|purchase| self.knows(&purchase)) {
            return Err(codes::OTHER_PROVIDER.into());
        }
        if paid.left() < LEAST_PAISE {
            return Err(codes::NOTHING_TO_REFUND.into());
        }
        Ok(paid)
    }

    async fn write_down(
        &self,
        tx: &mut Tx,
        paid: &Captured,
        new: &New<'_>,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let mut key = random_token();
        key.truncate(KEY_LENGTH);
        let id = sqlx::query!(
            "INSERT INTO payments_refund (payment_id, provider, amount_paise, reason, actor, key, state, retry_of,
                                          requested_at, due_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'requested', ?7, ?8, ?8)",
            paid.id,
            paid.provider,
            new.amount,
            new.reason,
            new.actor,
            key,
            new.retry_of,
            now.0
        )
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        let entry = audit::Entry {
            actor: Some(new.actor),
            action: "payments.refund_requested",
            subject: &format!("purchase:{}", paid.purchase),
            details: json!({"refund": id, "payment": paid.provider_payment_id, "amountPaise": new.amount,
                            "retryOf": new.retry_of}),
        };
        audit::record(tx, now, entry).await?;
        tx.after_commit(self.0.refunds.clone());
        Ok(())
    }
}

fn enough(paid: &Captured, amount: i64) -> Result<(), Failure> {
    if amount <= paid.left() {
        return Ok(());
    }
    let wording = format!(
        "At most {} of this payment can go back.",
        rupees(paid.left())
    );
    let problem = FieldProblem::new("amountPaise", "out_of_range", wording);
    Err(Failure::invalid(vec![problem]))
}

/// Whether a later decision about this payment replaced the failed refund.
async fn followed_by_another(tx: &mut Tx, failed: &Refund) -> Result<bool, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM payments_refund WHERE payment_id = ? AND id > ?) AS "later!: bool""#,
        failed.payment_id,
        failed.id
    )
    .fetch_one(&mut **tx)
    .await?)
}
