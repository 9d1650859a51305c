//! The operations of this feature.

use kernel::{Checked, ClientAddress, Failure, SignedIn, idempotency::IdempotencyKey};
use poem::{Body, http::HeaderMap};
use poem_openapi::{
    ApiResponse, Object, OpenApi, Tags,
    param::Path,
    payload::{Binary, Form, Json},
};

use crate::{
    callback::{self, ProviderCallback},
    checkout, confirm, coupon_check,
    payments::Payments,
    webhook,
    wire::{
        CheckCoupon, CheckoutBegun, CouponChecked, CreatePaymentOrder, PaymentOrder, PaymentProof,
    },
};

#[derive(Tags)]
pub enum Tag {
    /// Payment orders, coupons and payments.
    Payments,
    /// May be called from any origin: a signature says who calls.
    Signed,
}

/// The event is recorded.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
struct WebhookReceived {
    /// Always true.
    received: bool,
}

/// Back to the shop.
#[derive(ApiResponse)]
enum BackToTheShop {
    /// The page of what was paid for; its `payment` is `paid`, `confirming`, `returned` or `failed`.
    #[oai(status = 303)]
    Page(
        /// A path of this site.
        #[oai(header = "Location")]
        String,
    ),
}

pub struct Api {
    payments: Payments,
}

impl Api {
    pub fn new(payments: Payments) -> Self {
        Self { payments }
    }
}

#[OpenApi(prefix_path = "/payments", tag = "Tag::Payments")]
impl Api {
    /// Create a payment order.
    ///
    /// The server decides the price and freezes it. A second call for the item gets the same payment
    /// order; with another coupon the first is abandoned. Ten in ten minutes for each customer.
    #[oai(
        path = "/orders",
        method = "post",
        operation_id = "payment_order_create"
    )]
    async fn payment_order_create(
        &self,
        buyer: SignedIn,
        /// Unique to one request, which has one effect however often it is sent.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        input: Checked<CreatePaymentOrder>,
    ) -> Result<Json<CheckoutBegun>, Failure> {
        let (payments, buyer) = (&self.payments, buyer.0.id);
        if input.coupon.is_some() {
            coupon_check::count_try(payments, buyer)?;
        }
        let begun = checkout::begin(payments, buyer, &input, key.0.as_deref()).await?;
        if input.coupon.is_some() {
            coupon_check::forget_try(payments, buyer);
        }
        Ok(Json(begun))
    }

    /// View one of your payment orders.
    ///
    /// To be asked again until a payment is confirmed.
    #[oai(
        path = "/orders/:id",
        method = "get",
        operation_id = "payment_order_view"
    )]
    async fn payment_order_view(
        &self,
        buyer: SignedIn,
        /// Its number.
        id: Path<i64>,
    ) -> Result<Json<PaymentOrder>, Failure> {
        let purchase = confirm::own(&self.payments, buyer.0.id, id.0).await?;
        Ok(Json((&purchase).into()))
    }

    /// Confirm a payment order.
    ///
    /// With what the checkout gave. `confirming`: the provider has not said so yet; ask again, never pay again.
    #[oai(
        path = "/orders/:id/confirm",
        method = "post",
        operation_id = "payment_order_confirm"
    )]
    async fn payment_order_confirm(
        &self,
        buyer: SignedIn,
        /// Its number.
        id: Path<i64>,
        proof: Checked<PaymentProof>,
    ) -> Result<Json<PaymentOrder>, Failure> {
        Ok(Json(
            confirm::confirm(&self.payments, buyer.0.id, id.0, &proof).await?,
        ))
    }

    /// Try a coupon.
    ///
    /// What would be left to pay with it. Ten tries in ten minutes for each customer.
    #[oai(
        path = "/coupons/check",
        method = "post",
        operation_id = "coupon_check"
    )]
    async fn coupon_check(
        &self,
        buyer: SignedIn,
        address: ClientAddress,
        input: Checked<CheckCoupon>,
    ) -> Result<Json<CouponChecked>, Failure> {
        coupon_check::count_address(&self.payments, &address)?;
        coupon_check::count_try(&self.payments, buyer.0.id)?;
        Ok(Json(
            coupon_check::check(&self.payments, buyer.0.id, &input).await?,
        ))
    }

    /// Receive events of the payment provider.
    ///
    /// Signed over the raw body. Recorded at once, processed afterwards; repeated and unknown ones have no effect.
    #[oai(
        path = "/webhooks/:provider",
        method = "post",
        operation_id = "payment_webhook",
        tag = "Tag::Signed"
    )]
    async fn payment_webhook(
        &self,
        address: ClientAddress,
        headers: &HeaderMap,
        /// The provider's name.
        #[oai(validator(max_length = 40))]
        provider: Path<String>,
        body: Binary<Body>,
    ) -> Result<Json<WebhookReceived>, Failure> {
        webhook::receive(&self.payments, &provider.0, &address, headers, body.0).await?;
        Ok(Json(WebhookReceived { received: true }))
    }

    /// Return from the payment provider's own page.
    ///
    /// For browsers without the provider's dialog: its page posts the signed result here.
    #[oai(
        path = "/callbacks/:provider",
        method = "post",
        operation_id = "payment_callback",
        tag = "Tag::Signed"
    )]
    async fn payment_callback(
        &self,
        address: ClientAddress,
        /// The provider's name.
        #[oai(validator(max_length = 40))]
        provider: Path<String>,
        posted: Form<ProviderCallback>,
    ) -> Result<BackToTheShop, Failure> {
        let page = callback::receive(&self.payments, &provider.0, &address, &posted.0).await?;
        Ok(BackToTheShop::Page(page))
    }
}
