//! A provider that takes no money: it keeps orders and payments of its own, signs like a real one, and tells the shop
//! about them by a webhook over HTTP.

mod api;
mod book;
mod delivery;
mod message;
mod post;
mod refunds;
mod switch;

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::{Arc, OnceLock},
};

use async_trait::async_trait;
use kernel::{Clock, Db, Failure, Paise, Timestamp, Wake, secret::random_token};
use poem::http::HeaderMap;
use tokio::sync::OnceCell;

use crate::{
    provider::{
        CURRENCY, Checkout, CreateRefund, DisputeNews, NewProviderOrder, Provider, ProviderError,
        ProviderOrder, ProviderPayment, RefundNews, WebhookEvent,
    },
    signature,
};

pub use api::SandboxApi;
pub use switch::{Refunds, Switch, Webhooks};

pub const NAME: &str = "sandbox";

/// Where the shop itself listens; known once it does.
#[derive(Clone, Default)]
pub struct OwnAddress(Arc<OnceLock<SocketAddr>>);

impl OwnAddress {
    pub fn at(address: SocketAddr) -> Self {
        let own = Self::default();
        own.set(address);
        own
    }

    pub fn set(&self, address: SocketAddr) {
        if self.0.set(address).is_err() {
            tracing::warn!("the shop's own address was set twice");
        }
    }

    /// One that can be called: a server on every address is called on loopback.
    fn callable(&self) -> Option<SocketAddr> {
        let mut address = *self.0.get()?;
        match address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
            IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
            _ => {}
        }
        Some(address)
    }
}

struct Keys {
    key_secret: String,
    webhook_secret: String,
}

pub struct Sandbox {
    db: Db,
    clock: Clock,
    own_address: OwnAddress,
    switch: Switch,
    /// Wakes the job that delivers webhooks.
    wake: Wake,
    keys: OnceCell<Keys>,
}

impl Sandbox {
    pub fn new(db: Db, clock: Clock, own_address: OwnAddress, switch: Switch) -> Self {
        Self {
            db,
            clock,
            own_address,
            switch,
            wake: Wake::default(),
            keys: OnceCell::new(),
        }
    }

    pub(crate) fn wake(&self) -> Wake {
        self.wake.clone()
    }

    /// The checkout's signature over a payment.
    pub(crate) async fn sign(&self, order_id: &str, payment_id: &str) -> Result<String, Failure> {
        let keys = self.keys().await?;
        let message = signature::checkout_message(order_id, payment_id);
        signature::sign(&keys.key_secret, &message)
    }

    /// A message as it would be delivered.
    #[cfg(test)]
    pub(crate) async fn signed(&self, event_id: &str, body: &str) -> Result<HeaderMap, Failure> {
        let signature = signature::sign(&self.keys().await?.webhook_secret, body.as_bytes())?;
        let mut headers = HeaderMap::new();
        for (name, value) in [(post::EVENT_ID, event_id), (post::SIGNATURE, &signature)] {
            headers.insert(name, value.parse().map_err(Failure::internal)?);
        }
        Ok(headers)
    }

    async fn keys(&self) -> Result<&Keys, Failure> {
        self.keys.get_or_try_init(|| self.make_keys()).await
    }

    /// Made once for each store.
    async fn make_keys(&self) -> Result<Keys, Failure> {
        let (key_secret, webhook_secret) = (random_token(), random_token());
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "INSERT INTO payments_sandbox_key (only, key_secret, webhook_secret) VALUES (1, ?, ?) ON CONFLICT DO NOTHING",
            key_secret,
            webhook_secret
        )
        .execute(&mut *tx)
        .await?;
        let keys = sqlx::query_as!(
            Keys,
            "SELECT key_secret, webhook_secret FROM payments_sandbox_key"
        )
        .fetch_one(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(keys)
    }

    async fn answer<T>(
        &self,
        work: impl Future<Output = Result<T, Failure>> + Send,
    ) -> Result<T, ProviderError> {
        if let Some(delay) = self.switch.delay() {
            tokio::time::sleep(delay).await;
        }
        if self.switch.is_unreachable() {
            return Err(ProviderError::Down(
                "the sandbox is switched off".to_owned(),
            ));
        }
        work.await
            .map_err(|failure| ProviderError::Down(failure.to_string()))
    }
}

#[async_trait]
impl Provider for Sandbox {
    fn name(&self) -> &'static str {
        NAME
    }

    async fn create_order(&self, new: &NewProviderOrder) -> Result<String, ProviderError> {
        self.answer(self.add_order(new)).await
    }

    async fn order_of_receipt(
        &self,
        receipt: &str,
        amount: Paise,
    ) -> Result<Option<String>, ProviderError> {
        self.answer(self.order_with_receipt(receipt, amount.0))
            .await
    }

    async fn payments(
        &self,
        provider_order_id: &str,
    ) -> Result<Vec<ProviderPayment>, ProviderError> {
        self.answer(self.payments_of(provider_order_id)).await
    }

    async fn payment(&self, id: &str) -> Result<ProviderPayment, ProviderError> {
        let found = self.answer(self.one_payment(id)).await?;
        found.ok_or_else(|| ProviderError::Refused(format!("there is no payment {id}")))
    }

    async fn capture(&self, payment: &ProviderPayment) -> Result<ProviderPayment, ProviderError> {
        self.answer(self.take(&payment.id)).await
    }

    /// The sandbox stores no notes and is lost with the store it lives in: there is nothing to recreate.
    async fn order(&self, id: &str) -> Result<ProviderOrder, ProviderError> {
        Err(ProviderError::Refused(format!(
            "order {id} is in the store or nowhere"
        )))
    }

    async fn orders_between(
        &self,
        _from: Timestamp,
        _to: Timestamp,
    ) -> Result<Vec<ProviderOrder>, ProviderError> {
        Ok(Vec::new())
    }

    async fn payments_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<ProviderPayment>, ProviderError> {
        self.answer(self.begun_between(from.0, to.0)).await
    }

    async fn refunds_between(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<Vec<RefundNews>, ProviderError> {
        self.answer(self.refunds_made_between(from.0, to.0)).await
    }

    /// Test payments are never disputed.
    async fn disputes(&self) -> Result<Vec<DisputeNews>, ProviderError> {
        Ok(Vec::new())
    }

    async fn dispute(&self, id: &str) -> Result<DisputeNews, ProviderError> {
        Err(ProviderError::Refused(format!("there is no dispute {id}")))
    }

    async fn check(&self) -> Result<(), ProviderError> {
        self.answer(async { Ok(()) }).await
    }

    async fn refund(&self, input: &CreateRefund) -> Result<RefundNews, ProviderError> {
        let made = self.answer(self.make_refund(input)).await?;
        made.map_err(|why| ProviderError::Refused(why.to_owned()))
    }

    async fn refunds(&self, payment_id: &str) -> Result<Vec<RefundNews>, ProviderError> {
        self.answer(self.refunds_of(payment_id)).await
    }

    async fn is_signed(
        &self,
        provider_order_id: &str,
        payment_id: &str,
        signature: &str,
    ) -> Result<bool, Failure> {
        let keys = self.keys().await?;
        let message = signature::checkout_message(provider_order_id, payment_id);
        signature::is_valid(&keys.key_secret, &message, signature)
    }

    async fn webhook(
        &self,
        headers: &HeaderMap,
        body: &[u8],
    ) -> Result<Option<WebhookEvent>, Failure> {
        let keys = self.keys().await?;
        let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let signed = header(post::SIGNATURE).unwrap_or_default();
        if !signature::is_valid(&keys.webhook_secret, body, signed)? {
            return Ok(None);
        }
        Ok(Some(message::read(header(post::EVENT_ID), body)))
    }

    fn checkout(&self, provider_order_id: &str, amount: Paise, title: &str) -> Checkout {
        Checkout {
            provider: NAME.to_owned(),
            provider_order_id: provider_order_id.to_owned(),
            amount_paise: amount,
            currency: CURRENCY.to_owned(),
            description: format!("Payment for {title}"),
            key_id: None,
            script_url: None,
            window: None,
        }
    }
}
