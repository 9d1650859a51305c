//! The provider of a shop without payment keys: it takes nothing.

use async_trait::async_trait;
use kernel::{Failure, Paise, Timestamp};
use poem::http::HeaderMap;

use crate::provider::{
    CURRENCY, Checkout, DisputeNews, NewProviderOrder, Provider, ProviderOrder, ProviderPayment,
    RefundNews, RefundWish, Trouble, WebhookEvent,
};

/// Takes no payments. It recognises no purchase, signature or webhook.
pub struct Closed;

fn refused<T>() -> Result<T, Trouble> {
    Err(Trouble::Refused("no payment keys are set up".to_owned()))
}

#[async_trait]
impl Provider for Closed {
    fn name(&self) -> &'static str {
        "none"
    }

    fn knows(&self, _: &str, _: Option<&str>) -> bool {
        false
    }

    async fn create_order(&self, _: &NewProviderOrder) -> Result<String, Trouble> {
        refused()
    }

    async fn order_of_receipt(&self, _: &str, _: Paise) -> Result<Option<String>, Trouble> {
        Ok(None)
    }

    async fn payments(&self, _: &str) -> Result<Vec<ProviderPayment>, Trouble> {
        refused()
    }

    async fn payment(&self, _: &str) -> Result<ProviderPayment, Trouble> {
        refused()
    }

    async fn capture(&self, _: &ProviderPayment) -> Result<ProviderPayment, Trouble> {
        refused()
    }

    async fn order(&self, _: &str) -> Result<ProviderOrder, Trouble> {
        refused()
    }

    async fn orders_between(
        &self,
        _: Timestamp,
        _: Timestamp,
    ) -> Result<Vec<ProviderOrder>, Trouble> {
        Ok(Vec::new())
    }

    async fn payments_between(
        &self,
        _: Timestamp,
        _: Timestamp,
    ) -> Result<Vec<ProviderPayment>, Trouble> {
        Ok(Vec::new())
    }

    async fn refunds_between(
        &self,
        _: Timestamp,
        _: Timestamp,
    ) -> Result<Vec<RefundNews>, Trouble> {
        Ok(Vec::new())
    }

    async fn disputes(&self) -> Result<Vec<DisputeNews>, Trouble> {
        Ok(Vec::new())
    }

    async fn dispute(&self, _: &str) -> Result<DisputeNews, Trouble> {
        refused()
    }

    async fn check(&self) -> Result<(), Trouble> {
        refused()
    }

    async fn refund(&self, _: &RefundWish) -> Result<RefundNews, Trouble> {
        refused()
    }

    async fn refunds(&self, _: &str) -> Result<Vec<RefundNews>, Trouble> {
        Ok(Vec::new())
    }

    async fn is_signed(&self, _: &str, _: &str, _: &str) -> Result<bool, Failure> {
        Ok(false)
    }

    async fn webhook(&self, _: &HeaderMap, _: &[u8]) -> Result<Option<WebhookEvent>, Failure> {
        Ok(None)
    }

    fn checkout(&self, provider_order_id: &str, amount: Paise, title: &str) -> Checkout {
        Checkout {
            provider: self.name().to_owned(),
            provider_order_id: provider_order_id.to_owned(),
            amount_paise: amount,
            currency: CURRENCY.to_owned(),
            description: title.to_owned(),
            key_id: None,
            script_url: None,
            window: None,
        }
    }
}
