//! The payment provider itself, over its REST API.

mod client;
mod entities;
mod keys;
mod message;
mod notes;
mod refunds;
#[cfg(test)]
mod vectors;

use async_trait::async_trait;
use kernel::{Clock, Failure, Paise, Timestamp, signature::is_valid};
use poem::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::{
    provider::{
        CURRENCY, Checkout, CreateRefund, DisputeNews, NewProviderOrder, PaymentStatus, Provider,
        ProviderError, ProviderOrder, ProviderPayment, RefundNews, WebhookEvent,
    },
    signature::checkout_message,
};
use client::{Call, CallError, Client};
use entities::{Collection, Dispute, Order, Payment, Refund, possible};

pub use keys::{
    API, CHECKOUT, KeyHint, Keys, Mode, PreviousSecret, Setting, api, checkout, key_id, secret,
};

pub const NAME: &str = "razorpay";
/// Its name where a fake provider answers, as in a demo store without keys.
pub const SANDBOX: &str = "sandbox";

const SIGNATURE: &str = "x-razorpay-signature";
const EVENT_ID: &str = "x-razorpay-event-id";

/// Minutes in which the provider captures what a bank authorises late, and until which it could be captured by hand.
const CAPTURE_MINUTES: i64 = 3 * 24 * 60;
const GIVEN_BACK_MINUTES: i64 = 5 * 24 * 60;
/// The most the provider lists at once.
const PAGE: usize = 100;
/// Two hundred thousand rows: a list without end is no list.
const MOST_PAGES: usize = 2_000;

pub struct Razorpay {
    name: &'static str,
    keys: Keys,
    client: Client,
    clock: Clock,
}

impl Razorpay {
    /// Creates the client.
    ///
    /// # Errors
    /// A sentence for the operator: the address of the API is no URL.
    pub fn new(keys: Keys, clock: Clock) -> Result<Self, String> {
        Self::named(NAME, keys, clock)
    }

    /// The client of a fake provider, whose keys belong to no account: purchases are stored without them, and the page opens
    /// a dialog of its own.
    ///
    /// # Errors
    /// As of [`Razorpay::new`].
    pub fn sandbox(keys: Keys, clock: Clock) -> Result<Self, String> {
        Self::named(SANDBOX, keys, clock)
    }

    fn named(name: &'static str, keys: Keys, clock: Clock) -> Result<Self, String> {
        Ok(Self {
            name,
            client: Client::new(&keys.api, &keys.key_id, &keys.key_secret)?,
            keys,
            clock,
        })
    }

    fn is_sandbox(&self) -> bool {
        self.name == SANDBOX
    }

    /// Everything that a list holds, page by page.
    async fn all<T: DeserializeOwned>(
        &self,
        path: &str,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<T>, ProviderError> {
        let mut all = Vec::new();
        for page in 0..MOST_PAGES {
            let query = [
                ("from", from.0.to_string()),
                // The provider counts the last second in.
                ("to", (to.0 - 1).to_string()),
                ("count", PAGE.to_string()),
                ("skip", (page * PAGE).to_string()),
            ];
            let part: Collection<T> = self.client.call(Call::get(path).query(&query)).await?;
            let last = part.items.len() < PAGE;
            all.extend(part.items);
            if last {
                return Ok(all);
            }
        }
        Err(ProviderError::Down("a list without end".to_owned()))
    }
}

/// An id becomes a part of an address only if it is one.
fn plain(id: &str) -> Result<&str, ProviderError> {
    let sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    if !id.is_empty() && id.bytes().all(sign) {
        Ok(id)
    } else {
        Err(ProviderError::Refused("no id of the provider".to_owned()))
    }
}

#[async_trait]
impl Provider for Razorpay {
    fn name(&self) -> &'static str {
        self.name
    }

    fn key_id(&self) -> Option<&str> {
        (!self.is_sandbox()).then_some(&self.keys.key_id)
    }

    fn knows(&self, provider: &str, key_id: Option<&str>) -> bool {
        provider == self.name
            && (self.is_sandbox() || key_id.and_then(Mode::of) == Some(self.keys.mode))
    }

    async fn create_order(&self, new: &NewProviderOrder) -> Result<String, ProviderError> {
        let body = json!({
            "amount": new.amount.0,
            "currency": CURRENCY,
            "receipt": new.receipt,
            "notes": notes::write(new),
            "payment": {
                "capture": "automatic",
                "capture_options": {
                    "automatic_expiry_period": CAPTURE_MINUTES,
                    "manual_expiry_period": GIVEN_BACK_MINUTES,
                    "refund_speed": "normal",
                },
            },
        });
        let order: Order = self.client.call(Call::post("/orders", &body)).await?;
        if order.amount != new.amount.0 {
            let says = format!("made order {} with another amount", order.id);
            return Err(ProviderError::Down(says));
        }
        Ok(order.id)
    }

    async fn order_of_receipt(
        &self,
        receipt: &str,
        amount: Paise,
    ) -> Result<Option<String>, ProviderError> {
        let query = [("receipt", receipt.to_owned()), ("count", PAGE.to_string())];
        let call = Call::get("/orders").query(&query);
        let found: Collection<Order> = self.client.call(call).await?;
        let ours = found
            .items
            .into_iter()
            .find(|order| order.receipt.as_deref() == Some(receipt) && order.amount == amount.0);
        Ok(ours.map(|order| order.id))
    }

    async fn payments(
        &self,
        provider_order_id: &str,
    ) -> Result<Vec<ProviderPayment>, ProviderError> {
        let path = format!("/orders/{}/payments", plain(provider_order_id)?);
        let found: Collection<Payment> = self.client.call(Call::get(&path)).await?;
        let found: Vec<ProviderPayment> = possible(found.items);
        Ok(found
            .into_iter()
            .map(|payment| match payment.order_id.as_str() {
                "" => ProviderPayment {
                    order_id: provider_order_id.to_owned(),
                    ..payment
                },
                _ => payment,
            })
            .collect())
    }

    async fn payment(&self, id: &str) -> Result<ProviderPayment, ProviderError> {
        let path = format!("/payments/{}", plain(id)?);
        let query = [("expand[]", "offers".to_owned())];
        let payment: Payment = self.client.call(Call::get(&path).query(&query)).await?;
        Ok(payment.try_into()?)
    }

    async fn capture(&self, payment: &ProviderPayment) -> Result<ProviderPayment, ProviderError> {
        let path = format!("/payments/{}/capture", plain(&payment.id)?);
        let body = json!({"amount": payment.amount, "currency": payment.currency});
        match self.client.call::<Payment>(Call::post(&path, &body)).await {
            Ok(captured) => Ok(captured.try_into()?),
            // Another request was faster, or the answer was lost: the current state counts.
            Err(refused) => match self.payment(&payment.id).await {
                Ok(now) if now.status == PaymentStatus::Captured => Ok(now),
                _ => Err(refused.into()),
            },
        }
    }

    async fn order(&self, id: &str) -> Result<ProviderOrder, ProviderError> {
        let path = format!("/orders/{}", plain(id)?);
        let order: Order = self.client.call(Call::get(&path)).await?;
        Ok(order.into())
    }

    async fn orders_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<ProviderOrder>, ProviderError> {
        let found: Vec<Order> = self.all("/orders", from, to).await?;
        Ok(found.into_iter().map(Into::into).collect())
    }

    async fn payments_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<ProviderPayment>, ProviderError> {
        Ok(possible(self.all::<Payment>("/payments", from, to).await?))
    }

    async fn refunds_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<RefundNews>, ProviderError> {
        Ok(possible(self.all::<Refund>("/refunds", from, to).await?))
    }

    async fn disputes(&self) -> Result<Vec<DisputeNews>, ProviderError> {
        let query = [("count", PAGE.to_string())];
        let asked: Result<Collection<Dispute>, _> =
            self.client.call(Call::get("/disputes").query(&query)).await;
        let found = match asked {
            // The documents name no parameters for this list.
            Err(CallError::Refused(StatusCode::BAD_REQUEST, _)) => {
                self.client.call(Call::get("/disputes")).await?
            }
            asked => asked?,
        };
        Ok(possible(found.items))
    }

    async fn dispute(&self, id: &str) -> Result<DisputeNews, ProviderError> {
        let path = format!("/disputes/{}", plain(id)?);
        let dispute: Dispute = self.client.call(Call::get(&path)).await?;
        Ok(dispute.try_into()?)
    }

    async fn check(&self) -> Result<(), ProviderError> {
        let query = [("count", "1".to_owned())];
        let call = Call::get("/orders").query(&query);
        match self.client.call::<Collection<Order>>(call).await {
            Ok(_) => Ok(()),
            // Nothing of it but the keys can be wrong.
            Err(CallError::Refused(_, says)) => Err(ProviderError::Refused(says)),
            Err(CallError::Down(says)) => Err(ProviderError::Down(says)),
        }
    }

    async fn refund(&self, input: &CreateRefund) -> Result<RefundNews, ProviderError> {
        self.create_refund(input).await
    }

    async fn refunds(&self, payment_id: &str) -> Result<Vec<RefundNews>, ProviderError> {
        self.refunds_of(payment_id).await
    }

    async fn is_signed(
        &self,
        provider_order_id: &str,
        payment_id: &str,
        signature: &str,
    ) -> Result<bool, Failure> {
        let message = checkout_message(provider_order_id, payment_id);
        is_valid(self.keys.key_secret.reveal(), &message, signature)
    }

    async fn webhook(
        &self,
        headers: &HeaderMap,
        body: &[u8],
    ) -> Result<Option<WebhookEvent>, Failure> {
        let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let signed = header(SIGNATURE).unwrap_or_default();
        let now = self.clock.now();
        let previous = self.keys.webhook_secret_previous.iter();
        let previous = previous
            .filter(|previous| previous.until.is_none_or(|until| now < until))
            .map(|previous| &previous.secret);
        for secret in std::iter::once(&self.keys.webhook_secret).chain(previous) {
            if is_valid(secret.reveal(), body, signed)? {
                return Ok(Some(message::read(header(EVENT_ID), body)));
            }
        }
        Ok(None)
    }

    fn script(&self) -> Option<&str> {
        (!self.is_sandbox()).then_some(&self.keys.checkout)
    }

    fn checkout(&self, provider_order_id: &str, amount: Paise, title: &str) -> Checkout {
        Checkout {
            provider: self.name.to_owned(),
            provider_order_id: provider_order_id.to_owned(),
            amount_paise: amount,
            currency: CURRENCY.to_owned(),
            description: format!("Payment for {title}"),
            key_id: self.key_id().map(str::to_owned),
            script_url: self.script().map(str::to_owned),
            window: None,
        }
    }
}
