//! A browser that shows no frame comes back from the provider's own page with a form. It is a post of another site, so
//! no login comes along: the signature alone says what is true, and nothing but a page of the shop is answered.

use kernel::{ClientAddress, Failure, limits::Limit, security_log::SecurityEvent};
use poem_openapi::Object;
use serde::Deserialize;
use serde_json::Value;

use crate::{
    codes, confirm,
    payments::Payments,
    purchase::{self, Purchase},
    wire::{PaymentOrder, PaymentState},
};

const BAD_SIGNATURES: Limit = Limit::per_minute("payments.bad_callback", 60);
/// Where a customer is sent whose purchase is not known.
const NOWHERE: &str = "/home";

/// What the provider's page posts: three fields of a payment, or those of an error. No length limits: every returning
/// customer gets a page.
#[derive(Object, Deserialize, Debug)]
pub struct ProviderCallback {
    /// The provider's id of the payment.
    pub razorpay_payment_id: Option<String>,
    /// The provider's id of the order.
    pub razorpay_order_id: Option<String>,
    /// The provider's signature over both.
    pub razorpay_signature: Option<String>,
    /// The provider's code for the failure.
    #[oai(rename = "error[reason]")]
    #[serde(rename = "error[reason]")]
    pub error_reason: Option<String>,
    /// JSON that names order and payment.
    #[oai(rename = "error[metadata]")]
    #[serde(rename = "error[metadata]")]
    pub error_metadata: Option<String>,
}

/// The path that the browser is sent to. It says how the payment ended: `paid`, `confirming` or `failed`.
pub async fn receive(
    payments: &Payments,
    provider: &str,
    address: &ClientAddress,
    posted: &ProviderCallback,
) -> Result<String, Failure> {
    if provider != payments.0.provider.name() {
        return Err(codes::WEBHOOK_UNKNOWN.into());
    }
    let proof = (
        &posted.razorpay_order_id,
        &posted.razorpay_payment_id,
        &posted.razorpay_signature,
    );
    let (Some(order), Some(payment), Some(signature)) = proof else {
        return failed(payments, posted).await;
    };
    let Some(purchase) = signed(payments, order, payment, signature).await? else {
        refuse(payments, address).await?;
        return Ok(format!("{NOWHERE}?payment=failed"));
    };
    if let Err(failure) = confirm::settle_signed(payments, &purchase, order, payment).await {
        // The money is there, and reconciliation records it: the buyer must not read that it failed.
        tracing::error!(%failure, purchase = purchase.id, "a returning payment could not be recorded");
        payments.0.reconcile.now();
        return Ok(page(payments, &purchase, "confirming"));
    }
    let now = purchase::load(payments.0.deps.db.read(), purchase.id).await?;
    let order = PaymentOrder::from(&now.unwrap_or(purchase.clone()));
    let ended = match order.state {
        PaymentState::Paid | PaymentState::Fulfilled => "paid",
        PaymentState::RefundDue | PaymentState::Refunded => "returned",
        _ => "confirming",
    };
    Ok(page(payments, &purchase, ended))
}

/// The purchase, if the provider signed this payment of it.
async fn signed(
    payments: &Payments,
    order: &str,
    payment: &str,
    signature: &str,
) -> Result<Option<Purchase>, Failure> {
    let Some(purchase) = of_order(payments, order).await? else {
        return Ok(None);
    };
    let provider = &payments.0.provider;
    // Our own id of the order: `of_order` found it by exactly these letters.
    let signed = payments.knows(&purchase) && provider.is_signed(order, payment, signature).await?;
    Ok(signed.then_some(purchase))
}

/// Reports that nothing was captured. It changes nothing, so it needs no proof.
async fn failed(payments: &Payments, posted: &ProviderCallback) -> Result<String, Failure> {
    let metadata = posted.error_metadata.as_deref().unwrap_or_default();
    let metadata: Value = serde_json::from_str(metadata).unwrap_or_default();
    let order = metadata["order_id"].as_str();
    let order = order.or(posted.razorpay_order_id.as_deref());
    let purchase = match order {
        Some(order) => of_order(payments, order).await?,
        None => None,
    };
    Ok(match purchase {
        Some(purchase) => page(payments, &purchase, "failed"),
        None => format!("{NOWHERE}?payment=failed"),
    })
}

async fn of_order(payments: &Payments, order: &str) -> Result<Option<Purchase>, Failure> {
    let db = payments.0.deps.db.read();
    match purchase::of_provider_order(db, payments.0.provider.name(), order).await? {
        Some(id) => purchase::load(db, id).await,
        None => Ok(None),
    }
}

fn page(payments: &Payments, purchase: &Purchase, ended: &str) -> String {
    let payable = payments.0.payables.get(purchase.kind.as_str());
    let page = payable.map_or(NOWHERE.to_owned(), |payable| {
        payable.page(&purchase.reference)
    });
    format!("{page}?payment={ended}")
}

async fn refuse(payments: &Payments, address: &ClientAddress) -> Result<(), Failure> {
    payments
        .0
        .deps
        .limits
        .allow_address(BAD_SIGNATURES, &address.0)?;
    let event = SecurityEvent {
        action: "payments.bad_signature",
        actor: None,
        address: Some(address.0.clone()),
        subject: "callback".to_owned(),
    };
    payments.0.deps.security.note(event).await;
    Ok(())
}
