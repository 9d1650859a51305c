//! Charges that a payer's bank disputes, for the owner.

use kernel::{Failure, Owner, Paise, Timestamp};
use poem_openapi::{Enum, Object, OpenApi, payload::Json};

use super::Tag;
use crate::Payments;

/// How many are listed.
const MOST: i64 = 100;

/// How far a dispute came.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[oai(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum DisputeStatus {
    /// The shop has to answer.
    Open,
    /// It was answered; the bank decides.
    UnderReview,
    /// The shop keeps the money.
    Won,
    /// The payer has the money back.
    Lost,
    /// It ended without a decision.
    Closed,
}

/// A charge that the payer's bank disputes.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PaymentDispute {
    /// The provider's id of it.
    pub id: String,
    /// The provider's id of the payment.
    pub payment_id: String,
    /// The payment order that was paid; absent if the payment is none of this shop's.
    pub purchase: Option<i64>,
    /// What is disputed, in paise.
    pub amount_paise: Paise,
    /// The provider's code for the bank's reason.
    pub reason: String,
    /// How far it came.
    pub status: DisputeStatus,
    /// Until when the shop may answer.
    pub respond_by: Option<Timestamp>,
    /// When the shop heard of it.
    pub at: Timestamp,
    /// The payment was made in test mode: no money is at stake.
    pub test: bool,
}

pub struct DisputeApi(pub Payments);

#[OpenApi(prefix_path = "/admin/payments/disputes", tag = "Tag::BackOffice")]
impl DisputeApi {
    /// List disputes.
    ///
    /// Those to be answered first; at most a hundred.
    #[oai(path = "/", method = "get", operation_id = "admin_dispute_list")]
    async fn list(&self, _owner: Owner) -> Result<Json<Vec<PaymentDispute>>, Failure> {
        Ok(Json(self.0.disputes().await?))
    }
}

impl Payments {
    async fn disputes(&self) -> Result<Vec<PaymentDispute>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT provider_dispute_id, provider_payment_id, order_id, amount_paise, reason,
                      status AS "status: DisputeStatus", respond_by, created_at, test AS "test: bool"
               FROM payments_dispute
               ORDER BY status <> 'open', coalesce(respond_by, created_at) * CASE status WHEN 'open' THEN 1 ELSE -1 END
               LIMIT ?"#,
            MOST
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let disputes = rows.into_iter().map(|row| PaymentDispute {
            id: row.provider_dispute_id,
            payment_id: row.provider_payment_id,
            purchase: row.order_id,
            amount_paise: Paise(row.amount_paise),
            reason: row.reason,
            status: row.status,
            respond_by: row.respond_by.map(Timestamp),
            at: Timestamp(row.created_at),
            test: row.test,
        });
        Ok(disputes.collect())
    }
}
