//! Paid at the provider, not here: what the provider has that the books have not, and putting it right.

use kernel::{Checked, Failure, Owner, Paise, Timestamp};
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};

use super::{Tag, payment_sheet::PaymentSheet, stray_match::StrayMatch};
use crate::{
    Payments, codes,
    payment::Witness,
    payments::in_time,
    provider::{PaymentStatus, ProviderPayment, Trouble},
    purchase,
    rebuild::{self, Lost},
    settle::settle_capture,
    strays::{Stray, strays},
};

/// How far back it is looked for.
const DAYS: i64 = 7;
/// What the shop itself is about to write down is nobody's trouble.
const FRESH_SECONDS: i64 = 120;

/// A payment that the provider has, and the shop's books have not.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct StrayPayment {
    /// The provider's id of it.
    pub provider_payment_id: String,
    /// How much, in paise.
    pub amount_paise: Paise,
    /// When it came.
    pub at: Timestamp,
    /// `card`, `upi`, ...
    pub method: Option<String>,
    /// What was bought, as far as it is known.
    pub title: Option<String>,
    /// What kind of thing that is.
    pub kind: Option<String>,
    /// User id of whoever bought it, as far as it is known.
    pub customer_id: Option<i64>,
    /// Her name; else what the provider knows of whoever paid.
    pub customer: Option<String>,
    /// Its purchase is known, here or from what the provider was told: one tap puts it right.
    pub can_settle: bool,
}

pub struct StrayApi(pub Payments);

#[OpenApi(prefix_path = "/admin/payments/strays", tag = "Tag::BackOffice")]
impl StrayApi {
    /// List what was paid at the provider, not here.
    ///
    /// Captured payments of the last seven days that are not in the books, newest first.
    #[oai(path = "/", method = "get", operation_id = "admin_stray_list")]
    async fn list(&self, _owner: Owner) -> Result<Json<Vec<StrayPayment>>, Failure> {
        Ok(Json(self.0.stray_payments().await?))
    }

    /// Put such a payment right.
    ///
    /// The provider is asked once more; its purchase is settled as if the news had come in time: its buyer gets what she
    /// paid for, or the payment waits to be given back.
    #[oai(
        path = "/:payment/settle",
        method = "post",
        operation_id = "admin_stray_settle"
    )]
    async fn settle(
        &self,
        _owner: Owner,
        /// The provider's id of the payment.
        #[oai(validator(max_length = 64))]
        payment: Path<String>,
    ) -> Result<Json<PaymentSheet>, Failure> {
        let id = self.0.settle_stray(&payment.0).await?;
        Ok(Json(self.0.payment_sheet(id).await?))
    }

    /// Say whose such a payment is.
    ///
    /// For one that names nobody who is known here: it is settled for this customer and this course or order, with its
    /// receipt and her mail. Needs the password given lately.
    #[oai(
        path = "/:payment/match",
        method = "post",
        operation_id = "admin_stray_match"
    )]
    async fn choose(
        &self,
        owner: Owner,
        /// The provider's id of the payment.
        #[oai(validator(max_length = 64))]
        payment: Path<String>,
        wish: Checked<StrayMatch>,
    ) -> Result<Json<PaymentSheet>, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        let id = self.0.match_stray(owner.0.id, &payment.0, &wish).await?;
        Ok(Json(self.0.payment_sheet(id).await?))
    }
}

impl Payments {
    async fn stray_payments(&self) -> Result<Vec<StrayPayment>, Failure> {
        let now = self.now();
        let until = now.plus_seconds(-FRESH_SECONDS);
        let found = strays(self, now.plus_days(-DAYS), until).await?;
        let mut shown = Vec::with_capacity(found.len());
        for stray in found {
            shown.push(self.stray(stray).await?);
        }
        Ok(shown)
    }

    async fn stray(&self, stray: Stray) -> Result<StrayPayment, Failure> {
        let purchase = match stray.purchase {
            Some(id) => purchase::load(self.0.deps.db.read(), id).await?,
            None => None,
        };
        // What another store told, or of somebody who is not known here, names nobody of ours.
        let told = match &stray.told {
            Some(told) if rebuild::is_ours(self, told).await? => Some(told),
            _ => None,
        };
        let customer_id = purchase
            .as_ref()
            .map(|purchase| purchase.user_id)
            .or(told.map(|told| told.buyer));
        let name = match customer_id {
            Some(id) => self.0.buyers.names(&[id]).await?.remove(&id),
            None => None,
        };
        let payment = stray.payment;
        Ok(StrayPayment {
            provider_payment_id: payment.id,
            amount_paise: Paise(payment.amount),
            at: Timestamp(payment.at),
            method: payment.method,
            title: purchase
                .as_ref()
                .map(|purchase| purchase.title.clone())
                .or(told.map(|told| told.title.clone())),
            kind: purchase
                .as_ref()
                .map(|purchase| purchase.kind.clone())
                .or(told.map(|told| told.kind.clone())),
            customer_id,
            customer: name.or(payment.email).or(payment.contact),
            can_settle: purchase.is_some() || told.is_some(),
        })
    }

    /// A purchase that only the provider knows of, such as one made after the backup that was brought back.
    async fn made_anew(&self, order: &str) -> Result<i64, Failure> {
        if order.is_empty() {
            return Err(codes::STRAY_UNMATCHED.into());
        }
        let order = in_time(self.0.provider.order(order)).await;
        let order = order.map_err(|trouble| match trouble {
            Trouble::Down(_) => Failure::new(codes::PROVIDER_UNREACHABLE),
            Trouble::Refused(_) => Failure::new(codes::STRAY_UNMATCHED),
        })?;
        match rebuild::from_order(self, &order).await {
            Ok(made) => made.ok_or_else(|| Failure::new(codes::STRAY_UNMATCHED)),
            Err(Lost::Provider(_)) => Err(codes::PROVIDER_UNREACHABLE.into()),
            Err(Lost::Shop(failure)) => Err(failure),
        }
    }

    /// As the provider has it now, if the provider has taken it.
    pub(super) async fn captured_there(&self, id: &str) -> Result<ProviderPayment, Failure> {
        let asked = in_time(self.0.provider.payment(id)).await;
        let payment = asked.map_err(|trouble| match trouble {
            Trouble::Down(_) => Failure::new(codes::PROVIDER_UNREACHABLE),
            Trouble::Refused(_) => Failure::new(codes::PAYMENT_NOT_FOUND),
        })?;
        if payment.status != PaymentStatus::Captured {
            return Err(codes::PAYMENT_NOT_FOUND.into());
        }
        Ok(payment)
    }

    /// The id of its row in the books.
    async fn settle_stray(&self, provider_payment_id: &str) -> Result<i64, Failure> {
        let payment = self.captured_there(provider_payment_id).await?;
        let provider = self.0.provider.name();
        let pool = self.0.deps.db.read();
        let purchase = purchase::of_provider_order(pool, provider, &payment.order_id).await?;
        let purchase = match purchase {
            Some(purchase) => purchase,
            None => self.made_anew(&payment.order_id).await?,
        };
        settle_capture(self, purchase, &payment, Witness::Reconcile).await?;
        self.payment_row(&payment.id).await
    }

    /// The row of a payment that was just written down.
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
