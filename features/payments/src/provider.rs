//! Whoever takes the money: what the shop asks of it, and what it answers.

use async_trait::async_trait;
use kernel::{Failure, Paise, Timestamp};
use poem::http::HeaderMap;
use poem_openapi::Object;
use serde::{Deserialize, Serialize};

/// The only currency of the shop.
pub const CURRENCY: &str = "INR";

/// A purchase as the provider is told about it, so that it could be rebuilt from there.
#[derive(Clone, Debug)]
pub struct NewProviderOrder {
    /// Our id: the receipt.
    pub purchase: i64,
    pub buyer: i64,
    pub kind: String,
    pub reference: String,
    pub amount: Paise,
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
    /// Unix seconds; of the capture, as near as the provider tells, once it is captured.
    pub at: i64,
}

impl ProviderPayment {
    pub fn at(&self) -> Timestamp {
        Timestamp(self.at)
    }
}

/// Why the provider did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It could not be reached, or does not work: says nothing about the purchase.
    Down(String),
    /// It answered, and refused this one.
    Refused(String),
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
}

/// One provider. Everything it is asked may be asked again.
#[async_trait]
pub trait Provider: Send + Sync {
    /// Part of the webhook's address, and kept with each purchase.
    fn name(&self) -> &'static str;

    /// Makes an order there; the answer is its id.
    async fn create_order(&self, new: &NewProviderOrder) -> Result<String, Trouble>;

    /// Every payment of an order, tried or captured.
    async fn payments(&self, provider_order_id: &str) -> Result<Vec<ProviderPayment>, Trouble>;

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

    /// What the browser needs to open the checkout.
    fn checkout(&self, provider_order_id: &str, amount: Paise, title: &str) -> Checkout;
}
