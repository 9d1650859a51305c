//! The provider of a shop without payment keys: it takes nothing.

use async_trait::async_trait;
use kernel::{Failure, Paise, Timestamp};
use poem::http::HeaderMap;

use crate::provider::{
    CURRENCY, Checkout, CreateRefund, DisputeNews, NewProviderOrder, Provider, ProviderError,
    ProviderOrder, ProviderPayment, RefundNews, WebhookEvent,
};

/// Takes no payments. It recognises no purchase, signature or webhook.
pub struct Closed;

fn refused<T>() -> Result<T, ProviderError> {
    Err(ProviderError::Refused(
        "no payment keys are set up".to_owned(),
    ))
}

#[async_trait]
impl Provider for Closed {
    fn name(&self) -> &'static str {
        "none"
    }

    fn knows(&self, _: &str, _: Option<&str>) -> bool {
        false
    }

    async fn create_order(&self, _: &NewProviderOrder) -> Result<String, ProviderError> {
        refused()
    }

    async fn order_of_receipt(&self, _: &str, _: Paise) -> Result<Option<String>, ProviderError> {
        Ok(None)
    }

    async fn payments(&self, _: &str) -> Result<Vec<ProviderPayment>, ProviderError> {
        refused()
    }

    async fn payment(&self, _: &str) -> Result<ProviderPayment, ProviderError> {
        refused()
    }

    async fn capture(&self, _: &ProviderPayment) -> Result<ProviderPayment, ProviderError> {
        refused()
    }

    async fn order(&self, _: &str) -> Result<ProviderOrder, ProviderError> {
        refused()
    }

    async fn orders_between(
        &self,
        _: Timestamp,
        _: Timestamp,
    ) -> Result<Vec<ProviderOrder>, ProviderError> {
        Ok(Vec::new())
    }

    async fn payments_between(
        &self,
        _: Timestamp,
        _: Timestamp,
    ) -> Result<Vec<ProviderPayment>, ProviderError> {
        Ok(Vec::new())
    }

    async fn refunds_between(
        &self,
        _: Timestamp,
        _: Timestamp,
    ) -> Result<Vec<RefundNews>, ProviderError> {
        Ok(Vec::new())
    }

    async fn disputes(&self) -> Result<Vec<DisputeNews>, ProviderError> {
        Ok(Vec::new())
    }

    async fn dispute(&self, _: &str) -> Result<DisputeNews, ProviderError> {
        refused()
    }

    async fn check(&self) -> Result<(), ProviderError> {
        refused()
    }

    async fn refund(&self, _: &CreateRefund) -> Result<RefundNews, ProviderError> {
        refused()
    }

    async fn refunds(&self, _: &str) -> Result<Vec<RefundNews>, ProviderError> {
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
