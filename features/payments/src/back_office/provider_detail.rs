//! Who takes the money, and with which keys. Secrets go in and never come out.

use kernel::{Failure, Timestamp, audit, secret::Secret};
use poem_openapi::{Enum, Object};
use serde_json::json;

use crate::{
    codes,
    payments::{Payments, in_time},
    provider::{Provider, ProviderError},
    provider_keys::{KeysFrom, TypedKeys},
    razorpay::{self, Mode, Razorpay},
    webhook_alarm,
};

/// The events that the provider has to send to the shop.
const EVENTS: [&str; 16] = [
    "payment.authorized",
    "payment.captured",
    "payment.failed",
    "order.paid",
    "refund.created",
    "refund.processed",
    "refund.failed",
    "refund.speed_changed",
    "payment.dispute.created",
    "payment.dispute.under_review",
    "payment.dispute.action_required",
    "payment.dispute.won",
    "payment.dispute.lost",
    "payment.dispute.closed",
    "payment.downtime.started",
    "payment.downtime.resolved",
];

/// Whose money moves.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum ProviderMode {
    /// There are no keys: nothing is sold online.
    Closed,
    /// A demo store: a dialog of the shop's own plays the provider, and no money moves.
    Sandbox,
    /// The provider's test keys: no money moves.
    Test,
    /// Real money.
    Live,
}

/// Who takes the money.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PaymentProviderDetail {
    /// Whose money moves.
    pub mode: ProviderMode,
    /// The public key in use.
    pub key_id: Option<String>,
    /// Where it comes from; absent without keys.
    pub keys_from: Option<KeysFrom>,
    /// The address that the provider's webhook needs.
    pub webhook_address: String,
    /// The events that its webhook needs.
    pub webhook_events: Vec<String>,
    /// When the last event of the provider came.
    pub last_webhook_at: Option<Timestamp>,
    /// Since when payments come without webhooks; absent while they arrive.
    pub webhooks_missing_since: Option<Timestamp>,
    /// Real money was taken here, so only live keys are accepted.
    pub live_only: bool,
    /// How many payment orders of test mode still grant something. They end with test mode.
    pub test_purchases: i64,
}

/// Keys of the provider. What is left out stays as it is.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct PaymentProviderKeys {
    /// The key id, `rzp_test_...` or `rzp_live_...`
    #[oai(validator(min_length = 1, max_length = 64))]
    pub key_id: String,
    /// The secret that belongs to it; may be left out while the key id stays.
    #[oai(validator(max_length = 200))]
    pub key_secret: Option<String>,
    /// The secret of the webhook. The one before is good for two more days.
    #[oai(validator(max_length = 200))]
    pub webhook_secret: Option<String>,
}

impl PaymentProviderKeys {
    fn typed(&self) -> TypedKeys {
        let secret = |text: &Option<String>| {
            let text = text.as_deref().map(str::trim);
            text.filter(|text| !text.is_empty()).map(Secret::new)
        };
        TypedKeys {
            key_id: self.key_id.trim().to_owned(),
            key_secret: secret(&self.key_secret),
            webhook_secret: secret(&self.webhook_secret),
        }
    }
}

impl Payments {
    pub(super) async fn provider_detail(&self) -> Result<PaymentProviderDetail, Failure> {
        let key_id = self.0.provider.key_id();
        let provider = razorpay::NAME;
        let last_webhook_at = sqlx::query_scalar!(
            r#"SELECT max(received_at) AS "at: i64" FROM payments_webhook_event WHERE provider = ?"#,
            provider
        )
        .fetch_one(self.0.deps.db.read())
        .await?;
        Ok(PaymentProviderDetail {
            mode: match key_id.and_then(Mode::of) {
                None if self.0.is_closed => ProviderMode::Closed,
                None => ProviderMode::Sandbox,
                Some(Mode::Test) => ProviderMode::Test,
                Some(Mode::Live) => ProviderMode::Live,
            },
            key_id: key_id.map(str::to_owned),
            keys_from: self.0.keys.source(),
            webhook_address: format!(
                "{}/api/payments/webhooks/{}",
                self.0.public_address,
                razorpay::NAME
            ),
            webhook_events: EVENTS.map(str::to_owned).to_vec(),
            last_webhook_at: last_webhook_at.map(Timestamp),
            webhooks_missing_since: webhook_alarm::missing_since(self).await?,
            live_only: self.has_live_purchases().await?,
            test_purchases: self.standing_tests().await?,
        })
    }

    /// Asks the provider with these keys.
    pub(super) async fn try_keys(&self, keys: &PaymentProviderKeys) -> Result<(), Failure> {
        let keys = self.0.keys.keys_with(&keys.typed(), self.now())?;
        if keys.mode == Mode::Test && self.has_live_purchases().await? {
            return Err(codes::LIVE_KEYS_ONLY.into());
        }
        let provider = Razorpay::new(keys, self.0.deps.clock.clone()).map_err(Failure::internal)?;
        in_time(provider.check()).await.map_err(|provider_error| {
            tracing::warn!(
                ?provider_error,
                "the provider was asked with keys from the settings"
            );
            Failure::new(match provider_error {
                ProviderError::Refused(_) => codes::KEYS_REFUSED,
                ProviderError::Down(_) => codes::PROVIDER_SILENT,
            })
        })
    }

    /// Saves keys that work; the store reopens with them.
    pub(super) async fn save_keys(
        &self,
        owner: i64,
        keys: &PaymentProviderKeys,
    ) -> Result<(), Failure> {
        if self.0.keys.source() == Some(KeysFrom::Environment) {
            return Err(codes::KEYS_BY_ENVIRONMENT.into());
        }
        self.try_keys(keys).await?;
        let (typed, now) = (keys.typed(), self.now());
        let mut tx = self.0.deps.db.write().await?;
        let entry = audit::Entry {
            actor: Some(owner),
            action: "payments.keys_changed",
            subject: "settings:payments",
            details: json!({
                "from": self.0.provider.key_id(),
                "to": typed.key_id,
                "keySecret": typed.key_secret.is_some(),
                "webhookSecret": typed.webhook_secret.is_some(),
            }),
        };
        audit::record(&mut tx, now, entry).await?;
        self.0.keys.save(&typed, now)?;
        Ok(tx.commit().await?)
    }
}
