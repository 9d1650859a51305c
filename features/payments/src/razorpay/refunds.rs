//! Giving money back at the provider: once for each key, and what it says of it.

use reqwest::{Method, StatusCode};
use serde_json::json;

use super::{
    Razorpay,
    client::{Call, CallError},
    entities::{Collection, Refund, possible},
    plain,
};
use crate::provider::{CreateRefund, ProviderError, RefundNews};

/// The same key and the same body are the same refund.
const IDEMPOTENCY: &str = "X-Refund-Idempotency";

impl Razorpay {
    pub(super) async fn create_refund(
        &self,
        input: &CreateRefund,
    ) -> Result<RefundNews, ProviderError> {
        let path = format!("/payments/{}/refund", plain(&input.payment_id)?);
        let body = json!({
            "amount": input.amount.0,
            "speed": "normal",
            "receipt": input.key,
            "notes": {"refund": input.refund.to_string()},
        });
        let call = Call {
            method: Method::POST,
            header: Some((IDEMPOTENCY, &input.key)),
            body: Some(&body),
            ..Call::get(&path)
        };
        match self.client.call::<Refund>(call).await {
            Ok(refund) => Ok(refund.try_into()?),
            // The first request with this key is still running.
            Err(CallError::Refused(StatusCode::CONFLICT, says)) => Err(ProviderError::Down(says)),
            Err(CallError::Refused(StatusCode::BAD_REQUEST, says)) => {
                Err(ProviderError::Refused(as_provider_says(&says)))
            }
            Err(error) => Err(error.into()),
        }
    }

    pub(super) async fn refunds_of(
        &self,
        payment_id: &str,
    ) -> Result<Vec<RefundNews>, ProviderError> {
        let path = format!("/payments/{}/refunds", plain(payment_id)?);
        let query = [("count", "100".to_owned())];
        let found: Collection<Refund> = self.client.call(Call::get(&path).query(&query)).await?;
        Ok(possible(found.items))
    }
}

/// What the provider says, in words for the owner. Messages without a text of ours are passed on unchanged.
fn as_provider_says(says: &str) -> String {
    let lower = says.to_lowercase();
    let wording = if lower.contains("6 months") || lower.contains("six months") {
        "The payment is more than six months old: the provider gives it back no more. Please pay it back in another way."
    } else if lower.contains("balance") {
        "There is too little money in your account at the payment provider. Please try again when the next payments \
         have come, or add money there."
    } else if lower.contains("fully refunded") || lower.contains("already") {
        "The provider says that all of this payment went back already."
    } else if lower.contains("greater than") || lower.contains("exceeds") {
        "The provider says that this is more than is left of the payment."
    } else {
        return format!("The payment provider refused: {says}");
    };
    wording.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_have_a_sentence_for_the_owner() {
        for (says, begins) in [
            (
                "Refund is not supported for payments older than 6 months",
                "The payment is more than six months old",
            ),
            (
                "Your account does not have enough balance to carry out the refund operation.",
                "There is too little",
            ),
            (
                "The total refund amount is greater than the refund payment amount",
                "The provider says that this is more",
            ),
            (
                "The payment has been fully refunded already",
                "The provider says that all of this",
            ),
            (
                "Something else",
                "The payment provider refused: Something else",
            ),
        ] {
            assert!(as_provider_says(says).starts_with(begins), "{says}");
        }
    }
}
