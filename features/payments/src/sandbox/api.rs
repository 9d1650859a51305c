//! What the page's test dialog calls, in the place of a provider's own pages.

use kernel::{Checked, Failure, Paise, SignedIn};
use poem_openapi::{Object, OpenApi, payload::Json};

use super::Sandbox;
use crate::{
    api::Tag,
    codes,
    payments::Payments,
    provider::{PaymentStatus, ProviderPayment},
};

/// Which test payment.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct FinishSandboxPayment {
    /// The order's id, as the checkout got it.
    #[oai(validator(min_length = 1, max_length = 64))]
    pub provider_order_id: String,
}

/// What a checkout hands to the page after paying.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct SandboxPaid {
    /// The order's id.
    pub provider_order_id: String,
    /// The payment's id.
    pub payment_id: String,
    /// Proves the pair to the shop.
    pub signature: String,
    /// What was "paid", in paise.
    pub amount_paise: Paise,
}

/// A test payment that failed. Another try is possible.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct SandboxFailed {
    /// The order's id.
    pub provider_order_id: String,
    /// The payment's id.
    pub payment_id: String,
    /// Why, in a sentence.
    pub description: String,
}

pub struct SandboxApi {
    payments: Payments,
}

impl SandboxApi {
    pub fn new(payments: Payments) -> Self {
        Self { payments }
    }

    async fn attempt(
        &self,
        buyer: i64,
        input: &FinishSandboxPayment,
        status: PaymentStatus,
    ) -> Result<(&Sandbox, ProviderPayment), Failure> {
        let sandbox = self.payments.0.sandbox.as_deref();
        let sandbox = sandbox.ok_or(codes::SANDBOX_ORDER_NOT_FOUND)?;
        let _turn = self.payments.0.turns.of(buyer).await;
        let order = sandbox.order_of(&input.provider_order_id, buyer).await?;
        let before = sandbox.payments_of(&order.id).await?;
        if before
            .iter()
            .any(|payment| payment.status == PaymentStatus::Captured)
        {
            return Err(codes::SANDBOX_ORDER_PAID.into());
        }
        let payment = sandbox
            .add_payment(&order.id, order.amount_paise, status)
            .await?;
        Ok((sandbox, payment))
    }
}

#[OpenApi(prefix_path = "/payments/sandbox", tag = "Tag::Payments")]
impl SandboxApi {
    /// Pay a test payment.
    ///
    /// No money moves. Answers what a real checkout would hand to the page.
    #[oai(path = "/pay", method = "post", operation_id = "sandbox_pay")]
    async fn sandbox_pay(
        &self,
        buyer: SignedIn,
        input: Checked<FinishSandboxPayment>,
    ) -> Result<Json<SandboxPaid>, Failure> {
        let (sandbox, payment) = self
            .attempt(buyer.0.id, &input, PaymentStatus::Captured)
            .await?;
        Ok(Json(SandboxPaid {
            signature: sandbox.sign(&payment.order_id, &payment.id).await?,
            amount_paise: Paise(payment.amount),
            provider_order_id: payment.order_id,
            payment_id: payment.id,
        }))
    }

    /// Let a test payment fail.
    ///
    /// The purchase stays open: another try is possible.
    #[oai(path = "/fail", method = "post", operation_id = "sandbox_fail")]
    async fn sandbox_fail(
        &self,
        buyer: SignedIn,
        input: Checked<FinishSandboxPayment>,
    ) -> Result<Json<SandboxFailed>, Failure> {
        let (_, payment) = self
            .attempt(buyer.0.id, &input, PaymentStatus::Failed)
            .await?;
        Ok(Json(SandboxFailed {
            provider_order_id: payment.order_id,
            payment_id: payment.id,
            description: "The test payment was made to fail. No money has moved.".to_owned(),
        }))
    }
}
