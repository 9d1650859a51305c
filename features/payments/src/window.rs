//! What the provider's checkout shows of the shop, and fills in for the buyer.

use async_trait::async_trait;
use kernel::Failure;

use crate::{payments::Payments, provider::ProviderWindow};

/// How the shop looks from outside.
#[derive(Clone, Debug)]
pub struct Sign {
    pub business_name: String,
    /// Like `#B5105B`.
    pub theme_colour: String,
}

/// Knows the shop's name and colour. The shop's settings answer.
#[async_trait]
pub trait Storefront: Send + Sync {
    async fn sign(&self) -> Result<Sign, Failure>;
}

pub async fn of(payments: &Payments, buyer: i64) -> Result<ProviderWindow, Failure> {
    let sign = payments.0.storefront.sign().await?;
    let contact = payments.0.people.contact(buyer).await?;
    let (name, email, mobile) = match contact {
        Some(contact) => (
            Some(contact.name),
            Some(contact.email.as_str().to_owned()),
            contact.mobile,
        ),
        None => (None, None, None),
    };
    let provider = payments.0.provider.name();
    Ok(ProviderWindow {
        business_name: sign.business_name,
        theme_colour: sign.theme_colour,
        buyer_name: name,
        buyer_email: email,
        buyer_mobile: mobile,
        callback_path: format!("/api/payments/callbacks/{provider}"),
    })
}
