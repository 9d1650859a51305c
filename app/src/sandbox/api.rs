//! What the page's test dialog calls, in the place of a provider's own pages.

use std::sync::Arc;

use fake_provider::{Attempt, FakeProvider, Plan, Refusal};
use kernel::{Checked, Code, Failure, OperationCodes, Paise, SignedIn};
use poem_openapi::{Object, OpenApi, Tags, payload::Json};

const ORDER_NOT_FOUND: Code = Code::new(
    404,
    "payments.sandbox_order_not_found",
    "There is no such test payment.",
);
const ORDER_PAID: Code = Code::new(
    409,
    "payments.sandbox_order_paid",
    "This test payment is paid already.",
);

pub const CODES: OperationCodes = &[
    ("sandbox_pay", &[ORDER_NOT_FOUND, ORDER_PAID]),
    ("sandbox_fail", &[ORDER_NOT_FOUND, ORDER_PAID]),
];

#[derive(Tags)]
enum Tag {
    /// Payment orders, coupons and payments.
    Payments,
}

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
    /// `None` in every store but a demo without keys.
    pub provider: Option<Arc<FakeProvider>>,
}

impl SandboxApi {
    /// One try, and the order's amount in paise. Another buyer's order answers exactly like a missing one.
    fn attempt(&self, buyer: i64, order: &str, plan: Plan) -> Result<(Attempt, i64), Failure> {
        let provider = self.provider.as_ref().ok_or(ORDER_NOT_FOUND)?;
        let buyer = buyer.to_string();
        let amount = provider.with(|book| {
            let order = book.order(order).ok()?;
            (order.notes["buyer"] == buyer).then_some(order.amount)
        });
        let amount = amount.ok_or(ORDER_NOT_FOUND)?;
        let refused = |refusal: Refusal| {
            if refusal.status.is_server_error() {
                Failure::internal(refusal.description)
            } else {
                ORDER_PAID.into()
            }
        };
        Ok((provider.pay(order, plan).map_err(refused)?, amount))
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
        match self.attempt(buyer.0.id, &input.provider_order_id, Plan::Capture)? {
            (Attempt::Paid(proof), amount) => Ok(Json(SandboxPaid {
                provider_order_id: proof.razorpay_order_id,
                payment_id: proof.razorpay_payment_id,
                signature: proof.razorpay_signature,
                amount_paise: Paise(amount),
            })),
            _ => Err(Failure::internal("a test payment was not captured")),
        }
    }

    /// Let a test payment fail.
    ///
    /// The payment order stays open: another try is possible.
    #[oai(path = "/fail", method = "post", operation_id = "sandbox_fail")]
    async fn sandbox_fail(
        &self,
        buyer: SignedIn,
        input: Checked<FinishSandboxPayment>,
    ) -> Result<Json<SandboxFailed>, Failure> {
        match self.attempt(buyer.0.id, &input.provider_order_id, Plan::Fail)? {
            (Attempt::Failed(refusal), _) => Ok(Json(SandboxFailed {
                provider_order_id: input.provider_order_id.clone(),
                payment_id: refusal.metadata.payment_id.clone().unwrap_or_default(),
                description: "The test payment was made to fail. No money has moved.".to_owned(),
            })),
            _ => Err(Failure::internal("a test payment did not fail")),
        }
    }
}
