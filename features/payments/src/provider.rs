//! Whoever takes the money: what the shop asks of it, and what it answers.

use async_trait::async_trait;
use kernel::{Failure, Paise, Timestamp};
use poem::http::HeaderMap;
use poem_openapi::Object;
use serde::{Deserialize, Serialize};

/// The only currency of the shop.
pub const CURRENCY: &str = "INR";

/// A purchase as the provider is told about it, so that it can be rebuilt from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewProviderOrder {
    /// Our own name of it there: the store's mark and the purchase's id.
    pub receipt: String,
    pub purchase: i64,
    pub buyer: i64,
    /// Tells the buyer from somebody else who has her id in a store that was brought back from a backup.
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

/// An order as the provider keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProviderOrder {
    pub id: String,
    /// Unix seconds.
    pub created_at: i64,
    /// A payment of it was captured.
    pub paid: bool,
    /// What it was told; absent if it is of another shop or makes no sense.
    pub told: Option<NewProviderOrder>,
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
    /// The money may still come without anybody doing anything.
    pub fn is_under_way(self) -> bool {
        matches!(self, Self::Created | Self::Authorized)
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
    /// Why it failed, in the provider's word for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// Who paid, as the provider was told. Never stored.
    #[serde(skip)]
    pub email: Option<String>,
    #[serde(skip)]
    pub contact: Option<String>,
    /// Unix seconds; of the capture, as near as the provider tells, once it is captured.
    pub at: i64,
    /// `at` is when the payer began: the provider does not tell when it took the money.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_begin: bool,
}

/// A bank may authorise a payment so long after it was begun, and the provider takes it then.
const LATE_DAYS: i64 = 3;

impl ProviderPayment {
    pub fn at(&self) -> Timestamp {
        Timestamp(self.at)
    }

    /// From when what was bought counts, seen captured by now. Where nobody tells when the money was taken it is as
    /// late as that may have been: no day of what she paid for is lost.
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
    /// The provider has taken it on; it cannot be called off any more.
    Pending,
    Processed,
    Failed,
}

/// What the provider says of a refund, whoever asked for it.
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
    /// The bank's own number, by which the buyer finds it on her statement.
    pub bank_reference: Option<String>,
    /// Unix seconds; when the refund was made.
    pub at: i64,
}

/// Money that is to go back to where it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefundWish {
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
pub enum Trouble {
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
    pub reason: String,
    /// `chargeback`, `fraud`, ...
    pub phase: String,
    /// `open`, `under_review`, `won`, `lost`, `closed`.
    pub status: String,
    /// Unix seconds until which the shop may answer.
    pub respond_by: Option<i64>,
}

/// Something the provider told by itself, its signature already checked.
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
    /// What the provider's window says of the shop and fills in for the buyer.
    pub window: Option<ProviderWindow>,
}

/// What the provider's window says of the shop and fills in for the buyer.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ProviderWindow {
    /// The business's name.
    pub business_name: String,
    /// The shop's colour, like `#B5105B`.
    pub theme_colour: String,
    /// The buyer's name.
    pub buyer_name: Option<String>,
    /// Her e-mail address.
    pub buyer_email: Option<String>,
    /// Her mobile number, like `+919876543210`.
    pub buyer_mobile: Option<String>,
    /// The path on the shop's address to which a browser that shows no window is sent back, by a form.
    pub callback_path: String,
}

/// One provider. Everything it is asked may be asked again.
#[async_trait]
pub trait Provider: Send + Sync {
    /// Part of the webhook's address, and kept with each purchase.
    fn name(&self) -> &'static str;

    /// The public key, kept with each purchase; nothing where there are no keys.
    fn key_id(&self) -> Option<&str> {
        None
    }

    /// Whether a purchase of this provider, made with this key, can be asked about with ours.
    fn knows(&self, provider: &str, _key_id: Option<&str>) -> bool {
        provider == self.name()
    }

    /// Makes an order there; the answer is its id.
    async fn create_order(&self, new: &NewProviderOrder) -> Result<String, Trouble>;

    /// Every payment of an order, tried or captured.
    async fn payments(&self, provider_order_id: &str) -> Result<Vec<ProviderPayment>, Trouble>;

    /// One payment.
    async fn payment(&self, id: &str) -> Result<ProviderPayment, Trouble>;

    /// Takes the money of an authorised payment; the answer is the payment as it is then.
    async fn capture(&self, payment: &ProviderPayment) -> Result<ProviderPayment, Trouble>;

    /// One order.
    async fn order(&self, id: &str) -> Result<ProviderOrder, Trouble>;

    /// Every order made from `from` to before `to`, in no particular order.
    async fn orders_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<ProviderOrder>, Trouble>;

    /// Every payment begun from `from` to before `to`, in no particular order.
    async fn payments_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<ProviderPayment>, Trouble>;

    /// Every refund made from `from` to before `to`, in no particular order.
    async fn refunds_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<RefundNews>, Trouble>;

    /// Whether it can be reached and takes our keys.
    async fn check(&self) -> Result<(), Trouble>;

    /// Gives money back. `Refused` says for certain that nothing was made, with words for the owner: too old, more than
    /// there is, the account is short. `Down` says nothing: also while the same refund is still being made.
    async fn refund(&self, wish: &RefundWish) -> Result<RefundNews, Trouble>;

    /// Every refund of a payment, also those made at the provider's own place.
    async fn refunds(&self, payment_id: &str) -> Result<Vec<RefundNews>, Trouble>;

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
            at: begun.0,
            at_begin,
        };
        let (soon, later) = (begun.plus_days(2), begun.plus_days(40));
        assert_eq!(payment(false).counts_from(later), begun);
        assert_eq!(payment(true).counts_from(soon), soon);
        assert_eq!(payment(true).counts_from(later), begun.plus_days(3));
    }
}
