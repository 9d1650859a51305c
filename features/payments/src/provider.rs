//! The payment provider: what the shop asks of it, and what it answers.

use async_trait::async_trait;
use kernel::{Failure, Paise, Timestamp};
use poem::http::HeaderMap;
use poem_openapi::{Enum, Object};
use serde::{Deserialize, Serialize};

/// The only currency of the shop.
pub const CURRENCY: &str = "INR";

/// A purchase as noted on the provider's order, so that it can be recreated from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewProviderOrder {
    /// Our own name of it there: the store's mark and the purchase's id.
    pub receipt: String,
    pub purchase: i64,
    pub buyer: i64,
    /// Distinguishes the buyer from another person who has the same id in a restored store.
    pub buyer_mark: String,
    pub kind: String,
    pub reference: String,
    pub title: String,
    pub price: Paise,
    pub percent: i64,
    pub coupon: Option<String>,
    /// Absent in what the provider answers if there was no room for them.
    pub terms: Option<String>,
    pub amount: Paise,
}

/// An order as the provider stores it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProviderOrder {
    pub id: String,
    /// Unix seconds.
    pub created_at: i64,
    /// A payment of it was captured.
    pub paid: bool,
    /// The purchase noted on it; absent if it belongs to another shop or cannot be read.
    pub reported: Option<NewProviderOrder>,
}

/// How far a payment came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PaymentStatus {
    Created,
    Authorized,
    Captured,
    Refunded,
    Failed,
}

impl PaymentStatus {
    /// The provider took the money, also if all of it went back since.
    pub fn is_booked(self) -> bool {
        matches!(self, Self::Captured | Self::Refunded)
    }
}

/// A payment as the provider knows it. Never a card's details.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProviderPayment {
    pub id: String,
    pub order_id: String,
    /// In the smallest unit of its currency.
    pub amount: i64,
    pub currency: String,
    pub status: PaymentStatus,
    /// `card`, `upi`, `netbanking`, ...
    pub method: Option<String>,
    /// The provider's code for the failure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// The payer as the provider knows them. Never stored.
    #[serde(skip)]
    pub email: Option<String>,
    #[serde(skip)]
    pub contact: Option<String>,
    /// What the provider charges, in paise, tax included; absent before the capture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee: Option<i64>,
    /// The provider's offer that lowered the amount.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<String>,
    /// What went back to the payer so far, in paise.
    #[serde(default)]
    pub refunded: i64,
    /// Unix seconds; of the capture, as near as the provider tells, once it is captured.
    pub at: i64,
    /// `at` is when the payer began: the provider does not tell when it took the money.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_begin: bool,
}

/// A bank may authorise a payment so long after it was begun, and the provider takes it then.
const LATE_DAYS: i64 = 3;

/// A payment that was begun and not finished is over by then: an attempt times out after 15 minutes at most.
const ATTEMPT_SECONDS: i64 = 900;

/// Why the captured amount differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, sqlx::Type)]
#[oai(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum DifferenceReason {
    /// The buyer also paid the provider's fee. It stays with the provider.
    Fee,
    /// An offer at the provider lowered the amount.
    Offer,
}

/// By how much the captured amount differs from what the order asked, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Captured minus asked.
    pub paise: i64,
    pub reason: DifferenceReason,
}

impl ProviderPayment {
    /// Whether the money may still come without the payer doing anything.
    pub fn is_under_way(&self, now: Timestamp) -> bool {
        match self.status {
            PaymentStatus::Created => now.0 - self.at < ATTEMPT_SECONDS,
            PaymentStatus::Authorized => true,
            PaymentStatus::Captured | PaymentStatus::Refunded | PaymentStatus::Failed => false,
        }
    }

    /// The difference to the asked amount (paise), if the provider's own account of the payment explains all of it.
    pub fn difference(&self, asked: i64) -> Option<Difference> {
        let paise = self.amount - asked;
        let reason = if paise > 0 && self.fee == Some(paise) {
            DifferenceReason::Fee
        } else if paise < 0 && self.offer.is_some() {
            DifferenceReason::Offer
        } else {
            return None;
        };
        Some(Difference { paise, reason })
    }

    pub fn at(&self) -> Timestamp {
        Timestamp(self.at)
    }

    /// From when what was bought counts, if the capture was seen at `now`. Where the time of capture is unknown it is
    /// the latest possible one: the customer loses no day of what they paid for.
    pub fn counts_from(&self, now: Timestamp) -> Timestamp {
        if self.at_begin {
            self.at().plus_days(LATE_DAYS).min(now)
        } else {
            self.at().min(now)
        }
    }
}

/// How far giving money back came. The last two are final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RefundStatus {
    /// The provider has accepted it; it cannot be cancelled any more.
    Pending,
    Processed,
    Failed,
}

/// What the provider reports about a refund, wherever it was requested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefundNews {
    pub id: String,
    pub payment_id: String,
    /// In the smallest unit of its currency.
    pub amount: i64,
    pub status: RefundStatus,
    /// The receipt that came with the wish: ours is known by it. Absent for one made at the provider's own place.
    pub key: Option<String>,
    /// Why it failed, in words for the owner.
    pub failure: Option<String>,
    /// The number on the buyer's bank statement.
    pub bank_reference: Option<String>,
    /// Unix seconds; when the refund was made.
    pub at: i64,
}

/// Money that is to go back to where it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreateRefund {
    /// The provider's id of the captured payment.
    pub payment_id: String,
    /// All of it or a part; at least ₹1.
    pub amount: Paise,
    /// 32 letters and digits, one for each refund. Sent again it is the same refund. It goes along as the receipt too, so
    /// that the refund is known again by it.
    pub key: String,
    /// Our own id of the refund, for the notes.
    pub refund: i64,
}

/// Why the provider did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProviderError {
    /// It could not be reached, or does not work: says nothing about the purchase.
    Down(String),
    /// It answered, and refused this one.
    Refused(String),
}

/// What the provider says of a charge that the payer's bank disputes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DisputeNews {
    pub id: String,
    pub payment_id: String,
    /// In the smallest unit of its currency.
    pub amount: i64,
    /// What the provider took from the shop for it, in the same unit.
    #[serde(default)]
    pub deducted: i64,
    pub reason: String,
    /// `chargeback`, `fraud`, ...
    pub phase: String,
    /// `open`, `under_review`, `won`, `lost`, `closed`.
    pub status: String,
    /// Unix seconds until which the shop may answer.
    pub respond_by: Option<i64>,
}

/// A webhook event, its signature already checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookEvent {
    /// Equal when the same event is delivered again.
    pub id: String,
    /// Like `payment.captured`.
    pub kind: String,
    pub order_id: Option<String>,
    pub payment: Option<ProviderPayment>,
    pub refund: Option<RefundNews>,
    pub dispute: Option<DisputeNews>,
}

/// What the browser needs to open the checkout.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Checkout {
    /// `sandbox`, or the name of the payment provider.
    pub provider: String,
    /// The provider's id of this order.
    pub provider_order_id: String,
    /// What is to be paid, in paise.
    pub amount_paise: Paise,
    /// Always `INR`.
    pub currency: String,
    /// "Payment for ..."
    pub description: String,
    /// The provider's public key.
    pub key_id: Option<String>,
    /// Where the provider's checkout script is.
    pub script_url: Option<String>,
    /// What the provider's checkout shows of the shop and fills in for the buyer.
    pub window: Option<ProviderWindow>,
}

/// What the provider's checkout shows of the shop and fills in for the buyer.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ProviderWindow {
    /// The business's name.
    pub business_name: String,
    /// The shop's colour, like `#B5105B`.
    pub theme_colour: String,
    /// The buyer's name.
    pub buyer_name: Option<String>,
    /// The buyer's email address.
    pub buyer_email: Option<String>,
    /// The buyer's mobile number, such as `+919876543210`.
    pub buyer_mobile: Option<String>,
    /// Path to which a browser without the checkout dialog is sent back, by a form.
    pub callback_path: String,
}

/// One provider. Everything it is asked may be asked again.
#[async_trait]
pub trait Provider: Send + Sync {
    /// Part of the webhook's address, and stored with each purchase.
    fn name(&self) -> &'static str;

    /// The public key, stored with each purchase; empty where there are no keys.
    fn key_id(&self) -> Option<&str> {
        None
    }

    /// Whether a purchase of this provider, made with this key, can be asked about with ours.
    fn knows(&self, provider: &str, _key_id: Option<&str>) -> bool {
        provider == self.name()
    }

    /// Makes an order there; the answer is its id.
    async fn create_order(&self, new: &NewProviderOrder) -> Result<String, ProviderError>;

    /// The id of the order that was made with this receipt and amount (paise), if there is one.
    async fn order_of_receipt(
        &self,
        receipt: &str,
        amount: Paise,
    ) -> Result<Option<String>, ProviderError>;

    /// Every payment of an order, tried or captured.
    async fn payments(
        &self,
        provider_order_id: &str,
    ) -> Result<Vec<ProviderPayment>, ProviderError>;

    /// One payment.
    async fn payment(&self, id: &str) -> Result<ProviderPayment, ProviderError>;

    /// Takes the money of an authorised payment; the answer is the payment as it is then.
    async fn capture(&self, payment: &ProviderPayment) -> Result<ProviderPayment, ProviderError>;

    /// One order.
    async fn order(&self, id: &str) -> Result<ProviderOrder, ProviderError>;

    /// Every order made from `from` to before `to`, in no particular order.
    async fn orders_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<ProviderOrder>, ProviderError>;

    /// Every payment begun from `from` to before `to`, in no particular order.
    async fn payments_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<ProviderPayment>, ProviderError>;

    /// Every refund made from `from` to before `to`, in no particular order.
    async fn refunds_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<RefundNews>, ProviderError>;

    /// The newest disputes, in no particular order.
    async fn disputes(&self) -> Result<Vec<DisputeNews>, ProviderError>;

    /// One dispute.
    async fn dispute(&self, id: &str) -> Result<DisputeNews, ProviderError>;

    /// Whether it can be reached and takes our keys.
    async fn check(&self) -> Result<(), ProviderError>;

    /// Gives money back. `Refused` says for certain that nothing was made, with words for the owner: too old, more than
    /// there is, the account is short. `Down` says nothing: also while the same refund is still being made.
    async fn refund(&self, input: &CreateRefund) -> Result<RefundNews, ProviderError>;

    /// Every refund of a payment, also those made at the provider's own place.
    async fn refunds(&self, payment_id: &str) -> Result<Vec<RefundNews>, ProviderError>;

    /// Whether the provider signed this pair. The order's id is ours, not the browser's.
    async fn is_signed(
        &self,
        provider_order_id: &str,
        payment_id: &str,
        signature: &str,
    ) -> Result<bool, Failure>;

    /// The event in a message, if the provider signed exactly these bytes.
    async fn webhook(
        &self,
        headers: &HeaderMap,
        body: &[u8],
    ) -> Result<Option<WebhookEvent>, Failure>;

    /// Where its checkout script is, if pages have to let one in.
    fn script(&self) -> Option<&str> {
        None
    }

    /// What the browser needs to open the checkout.
    fn checkout(&self, provider_order_id: &str, amount: Paise, title: &str) -> Checkout;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_bought_counts_from_the_capture_or_from_as_late_as_that_may_have_been() {
        let begun = Timestamp(1_785_565_800);
        let payment = |at_begin| ProviderPayment {
            id: String::new(),
            order_id: String::new(),
            amount: 100,
            currency: CURRENCY.to_owned(),
            status: PaymentStatus::Captured,
            method: None,
            error: None,
            email: None,
            contact: None,
            fee: None,
            offer: None,
            refunded: 0,
            at: begun.0,
            at_begin,
        };
        let (soon, later) = (begun.plus_days(2), begun.plus_days(40));
        assert_eq!(payment(false).counts_from(later), begun);
        assert_eq!(payment(true).counts_from(soon), soon);
        assert_eq!(payment(true).counts_from(later), begun.plus_days(3));
    }

    fn paid(amount: i64, fee: Option<i64>, offer: Option<&str>) -> ProviderPayment {
        ProviderPayment {
            id: String::new(),
            order_id: String::new(),
            amount,
            currency: CURRENCY.to_owned(),
            status: PaymentStatus::Captured,
            method: None,
            error: None,
            email: None,
            contact: None,
            fee,
            offer: offer.map(str::to_owned),
            refunded: 0,
            at: 0,
            at_begin: false,
        }
    }

    #[test]
    fn only_what_the_provider_accounts_for_may_differ() {
        let reason = |payment: ProviderPayment| {
            let difference = payment.difference(10_000);
            difference.map(|difference| (difference.paise, difference.reason))
        };
        let fee = Some((236, DifferenceReason::Fee));
        assert_eq!(reason(paid(10_236, Some(236), None)), fee);
        let offer = Some((-1_000, DifferenceReason::Offer));
        assert_eq!(reason(paid(9_000, Some(212), Some("offer_1"))), offer);
        for wrong in [
            paid(10_000, Some(236), Some("offer_1")),
            paid(10_236, Some(235), None),
            paid(10_236, None, Some("offer_1")),
            paid(9_000, Some(-1_000), None),
        ] {
            assert_eq!(reason(wrong), None);
        }
    }

    #[test]
    fn an_attempt_that_was_never_finished_is_over_after_a_quarter_of_an_hour() {
        let begun = |status| ProviderPayment {
            status,
            ..paid(100, None, None)
        };
        let (last, over) = (Timestamp(899), Timestamp(900));
        assert!(begun(PaymentStatus::Created).is_under_way(last));
        assert!(!begun(PaymentStatus::Created).is_under_way(over));
        assert!(begun(PaymentStatus::Authorized).is_under_way(over));
    }
}
