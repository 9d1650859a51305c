//! Paid at the provider, not here: what the provider has that the books have not, and putting it right.

use kernel::{Checked, Failure, Owner, Paise, Timestamp};
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};

use super::{Tag, payment_detail::PaymentDetail, unmatched_match::MatchPayment};
use crate::{
    Payments, codes,
    payment::SettlementSource,
    payments::in_time,
    provider::{PaymentStatus, ProviderError, ProviderPayment},
    purchase,
    rebuild::{self, Lost},
    settle::settle_capture,
    unmatched::{Unmatched, unmatched},
};

/// How far back it is looked for.
const DAYS: i64 = 7;
/// Younger payments are left out: the shop is about to record them itself. In seconds.
const FRESH_SECONDS: i64 = 120;

/// A payment that the provider has, and the shop's ledger has not.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct UnmatchedPayment {
    /// The provider's id of it.
    pub provider_payment_id: String,
    /// How much, in paise.
    pub amount_paise: Paise,
    /// When it came.
    pub at: Timestamp,
    /// Of the provider, such as `card`, `upi` or `netbanking`; `test` in the sandbox.
    pub method: Option<String>,
    /// What was bought, as far as it is known.
    pub title: Option<String>,
    /// What kind of thing that is.
    pub kind: Option<String>,
    /// User id of the buyer, if known.
    pub customer_id: Option<i64>,
    /// The buyer's name; else what the provider knows of the payer.
    pub customer: Option<String>,
    /// Its payment order is known, and can be settled.
    pub can_settle: bool,
}

pub struct UnmatchedApi(pub Payments);

#[OpenApi(prefix_path = "/admin/payments/unmatched", tag = "Tag::BackOffice")]
impl UnmatchedApi {
    /// List what was paid at the provider, not here.
    ///
    /// Captured payments of the last seven days, newest first.
    #[oai(
        path = "/",
        method = "get",
        operation_id = "admin_unmatched_payment_list"
    )]
    async fn list(&self, _owner: Owner) -> Result<Json<Vec<UnmatchedPayment>>, Failure> {
        Ok(Json(self.0.unmatched_payments().await?))
    }

    /// Settle an unmatched payment.
    ///
    /// The buyer gets what they paid for, or the payment is to be refunded.
    #[oai(
        path = "/:payment/settle",
        method = "post",
        operation_id = "admin_unmatched_payment_settle"
    )]
    async fn settle(
        &self,
        _owner: Owner,
        /// The provider's id of the payment.
        #[oai(validator(max_length = 64))]
        payment: Path<String>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        let id = self.0.settle_unmatched(&payment.0).await?;
        Ok(Json(self.0.payment_detail(id).await?))
    }

    /// Match an unmatched payment to a customer.
    ///
    /// Settles one that names no known customer, for this customer and course or order.
    #[oai(
        path = "/:payment/match",
        method = "post",
        operation_id = "admin_unmatched_payment_match"
    )]
    async fn choose(
        &self,
        owner: Owner,
        /// The provider's id of the payment.
        #[oai(validator(max_length = 64))]
        payment: Path<String>,
        input: Checked<MatchPayment>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        let id = self
            .0
            .match_unmatched(owner.0.id, &payment.0, &input)
            .await?;
        Ok(Json(self.0.payment_detail(id).await?))
    }
}

impl Payments {
    async fn unmatched_payments(&self) -> Result<Vec<UnmatchedPayment>, Failure> {
        let now = self.now();
        let until = now.plus_seconds(-FRESH_SECONDS);
        let found = unmatched(self, now.plus_days(-DAYS), until).await?;
        let mut shown = Vec::with_capacity(found.len());
        for unmatched in found {
            shown.push(self.unmatched(unmatched).await?);
        }
        Ok(shown)
    }

    async fn unmatched(&self, unmatched: Unmatched) -> Result<UnmatchedPayment, Failure> {
        let purchase = match unmatched.purchase {
            Some(id) => purchase::load(self.0.deps.db.read(), id).await?,
            None => None,
        };
        // What another store created, or an unknown customer paid, has no customer here.
        let reported = match &unmatched.reported {
            Some(reported) if rebuild::is_ours(self, reported).await? => Some(reported),
            _ => None,
        };
        let customer_id = purchase
            .as_ref()
            .map(|purchase| purchase.user_id)
            .or(reported.map(|reported| reported.buyer));
        let name = match customer_id {
            Some(id) => self.0.people.names(&[id]).await?.remove(&id),
            None => None,
        };
        let payment = unmatched.payment;
        Ok(UnmatchedPayment {
            provider_payment_id: payment.id,
            amount_paise: Paise(payment.amount),
            at: Timestamp(payment.at),
            method: payment.method,
            title: purchase
                .as_ref()
                .map(|purchase| purchase.title.clone())
                .or(reported.map(|reported| reported.title.clone())),
            kind: purchase
                .as_ref()
                .map(|purchase| purchase.kind.clone())
                .or(reported.map(|reported| reported.kind.clone())),
            customer_id,
            customer: name.or(payment.email).or(payment.contact),
            can_settle: purchase.is_some() || reported.is_some(),
        })
    }

    /// A purchase that only the provider knows of, such as one made after the backup that was brought back.
    async fn made_again(&self, order: &str) -> Result<i64, Failure> {
        if order.is_empty() {
            return Err(codes::PAYMENT_UNMATCHED.into());
        }
        let order = in_time(self.0.provider.order(order)).await;
        let order = order.map_err(|provider_error| match provider_error {
            ProviderError::Down(_) => Failure::new(codes::PROVIDER_UNREACHABLE),
            ProviderError::Refused(_) => Failure::new(codes::PAYMENT_UNMATCHED),
        })?;
        match rebuild::from_order(self, &order).await {
            Ok(made) => made.ok_or_else(|| Failure::new(codes::PAYMENT_UNMATCHED)),
            Err(Lost::Provider(_)) => Err(codes::PROVIDER_UNREACHABLE.into()),
            Err(Lost::Shop(failure)) => Err(failure),
        }
    }

    /// As the provider has it now, if the provider has taken it.
    pub(super) async fn captured_there(&self, id: &str) -> Result<ProviderPayment, Failure> {
        let asked = in_time(self.0.provider.payment(id)).await;
        let payment = asked.map_err(|provider_error| match provider_error {
            ProviderError::Down(_) => Failure::new(codes::PROVIDER_UNREACHABLE),
            ProviderError::Refused(_) => Failure::new(codes::PAYMENT_NOT_FOUND),
        })?;
        if payment.status != PaymentStatus::Captured {
            return Err(codes::PAYMENT_NOT_FOUND.into());
        }
        Ok(payment)
    }

    /// The id of its row in the books.
    async fn settle_unmatched(&self, provider_payment_id: &str) -> Result<i64, Failure> {
        let payment = self.captured_there(provider_payment_id).await?;
        let provider = self.0.provider.name();
        let pool = self.0.deps.db.read();
        let purchase = purchase::of_provider_order(pool, provider, &payment.order_id).await?;
        let purchase = match purchase {
            Some(purchase) => purchase,
            None => self.made_again(&payment.order_id).await?,
        };
        settle_capture(self, purchase, &payment, SettlementSource::Reconcile).await?;
        self.payment_row(&payment.id).await
    }

    /// The row of a payment that was just recorded.
    pub(super) async fn payment_row(&self, provider_payment_id: &str) -> Result<i64, Failure> {
        let provider = self.0.provider.name();
        sqlx::query_scalar!(
            "SELECT id FROM payments_payment WHERE provider = ? AND provider_payment_id = ?",
            provider,
            provider_payment_id
        )
        .fetch_optional(self.0.deps.db.read())
        .await?
        .ok_or_else(|| Failure::internal("a payment that was just settled is not in the books"))
    }
}
