//! With which keys the shop takes payments: the environment's, those typed on the screen, or none.

use kernel::{Timestamp, secret::Secret};
use payments::razorpay::{self, KeyHint, Keys, PreviousSecret, Setting};
use serde::{Deserialize, Serialize};

use super::arguments::PaymentSettings;

/// A webhook's secret that was replaced on the screen is good for so long.
const PREVIOUS_DAYS: i64 = 2;

/// What the environment says of payments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaymentsConfig {
    /// They win over those of the screen.
    pub keys: Option<Keys>,
    pub api: String,
    pub checkout: String,
}

impl Default for PaymentsConfig {
    fn default() -> Self {
        Self {
            keys: None,
            api: razorpay::API.to_owned(),
            checkout: razorpay::CHECKOUT.to_owned(),
        }
    }
}

/// Keys typed on the screen, as the settings file keeps them.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SavedKeys {
    pub key_id: String,
    pub key_secret: Secret,
    pub webhook_secret: Secret,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook_secret_previous: Option<Secret>,
    /// Unix seconds; when the previous secret was replaced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook_secret_changed_at: Option<i64>,
}

impl PaymentsConfig {
    /// Errors name the setting and say how to mend it; never what was written there.
    pub fn of(settings: &PaymentSettings) -> Result<Self, String> {
        let usual = Self::default();
        let api = written(settings.api.as_deref()).map(razorpay::api);
        let checkout = written(settings.checkout.as_deref()).map(razorpay::checkout);
        let mut method = Self {
            keys: None,
            api: api.transpose().map_err(reported)?.unwrap_or(usual.api),
            checkout: checkout
                .transpose()
                .map_err(reported)?
                .unwrap_or(usual.checkout),
        };
        let key_id = written(settings.key_id.as_deref());
        let secrets = [
            &settings.key_secret,
            &settings.webhook_secret,
            &settings.webhook_secret_previous,
        ];
        let [key_secret, webhook_secret, previous] = secrets.map(|secret| {
            let secret = secret.as_ref().filter(|secret| !secret.is_empty());
            secret.cloned().unwrap_or_default()
        });
        let Some(key_id) = key_id else {
            if key_secret.is_empty() && webhook_secret.is_empty() && previous.is_empty() {
                return Ok(method);
            }
            return Err(reported(KeyHint {
                setting: Setting::KeyId,
                says: "it is missing; the key id, its secret and the webhook's secret go together",
            }));
        };
        if !previous.is_empty() {
            razorpay::secret(Setting::WebhookSecretPrevious, &previous).map_err(reported)?;
        }
        let previous = (!previous.is_empty()).then_some(PreviousSecret {
            secret: previous,
            until: None,
        });
        let keys = method.keys_of(key_id, &key_secret, &webhook_secret, previous);
        method.keys = Some(keys.map_err(reported)?);
        Ok(method)
    }

    /// The keys in use, if there are any.
    pub fn with_saved(&self, saved: Option<&SavedKeys>) -> Result<Option<Keys>, String> {
        if let Some(keys) = &self.keys {
            return Ok(Some(keys.clone()));
        }
        let Some(saved) = saved else {
            return Ok(None);
        };
        let secret = saved.webhook_secret_previous.as_ref();
        let previous = secret
            .zip(saved.webhook_secret_changed_at)
            .map(|(secret, at)| PreviousSecret {
                secret: secret.clone(),
                until: Some(Timestamp(at).plus_days(PREVIOUS_DAYS)),
            });
        self.keys_of(
            &saved.key_id,
            &saved.key_secret,
            &saved.webhook_secret,
            previous,
        )
        .map(Some)
        .map_err(|hint| {
            let field = match hint.setting {
                Setting::KeyId => "keyId",
                Setting::KeySecret => "keySecret",
                _ => "webhookSecret",
            };
            format!("settings.json, payments.{field}: {}.", hint.says)
        })
    }

    /// Keys that fit together.
    pub fn keys_of(
        &self,
        key_id: &str,
        key_secret: &Secret,
        webhook_secret: &Secret,
        webhook_secret_previous: Option<PreviousSecret>,
    ) -> Result<Keys, KeyHint> {
        let mode = razorpay::key_id(key_id)?;
        razorpay::secret(Setting::KeySecret, key_secret)?;
        razorpay::secret(Setting::WebhookSecret, webhook_secret)?;
        Ok(Keys {
            key_id: key_id.to_owned(),
            mode,
            key_secret: key_secret.clone(),
            webhook_secret: webhook_secret.clone(),
            webhook_secret_previous,
            api: self.api.clone(),
            checkout: self.checkout.clone(),
        })
    }
}

/// An empty variable is one that is not set.
fn written(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}

fn reported(hint: KeyHint) -> String {
    let (flag, variable) = match hint.setting {
        Setting::KeyId => ("key-id", "KEY_ID"),
        Setting::KeySecret => ("key-secret", "KEY_SECRET"),
        Setting::WebhookSecret => ("webhook-secret", "WEBHOOK_SECRET"),
        Setting::WebhookSecretPrevious => ("webhook-secret-previous", "WEBHOOK_SECRET_PREVIOUS"),
        Setting::Api => ("api", "API"),
        Setting::Checkout => ("checkout", "CHECKOUT"),
    };
    format!(
        "--razorpay-{flag} (BOUTIQUE_RAZORPAY_{variable}): {}.",
        hint.says
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(key_id: &str, key_secret: &str, webhook_secret: &str) -> PaymentSettings {
        PaymentSettings {
            key_id: Some(key_id.to_owned()),
            key_secret: Some(Secret::new(key_secret)),
            webhook_secret: Some(Secret::new(webhook_secret)),
            ..PaymentSettings::default()
        }
    }

    #[test]
    fn nothing_written_is_no_keys() {
        assert_eq!(
            PaymentsConfig::of(&settings("", "", "")).unwrap(),
            PaymentsConfig::default()
        );
    }

    #[test]
    fn keys_go_together_and_a_refusal_names_the_missing_one() {
        let method = PaymentsConfig::of(&settings("rzp_test_a1", "one", "two")).unwrap();
        assert_eq!(method.keys.unwrap().mode, razorpay::Mode::Test);
        for (settings, variable) in [
            (
                settings("rzp_test_a1", "", "canary"),
                "BOUTIQUE_RAZORPAY_KEY_SECRET",
            ),
            (
                settings("rzp_test_a1", "canary", ""),
                "BOUTIQUE_RAZORPAY_WEBHOOK_SECRET",
            ),
            (
                settings("rzp_test_a1", "can ary", "canary"),
                "BOUTIQUE_RAZORPAY_KEY_SECRET",
            ),
            (
                settings("canary", "canary", "canary"),
                "BOUTIQUE_RAZORPAY_KEY_ID",
            ),
            (settings("", "canary", "canary"), "BOUTIQUE_RAZORPAY_KEY_ID"),
        ] {
            let refused = PaymentsConfig::of(&settings).unwrap_err();
            assert!(
                refused.contains(variable) && !refused.contains("can"),
                "{refused}"
            );
        }
    }

    #[test]
    fn the_environment_wins_and_a_replaced_secret_is_good_for_two_days() {
        let saved = SavedKeys {
            key_id: "rzp_live_b2".to_owned(),
            key_secret: Secret::new("three"),
            webhook_secret: Secret::new("four"),
            webhook_secret_previous: Some(Secret::new("old")),
            webhook_secret_changed_at: Some(1_000),
        };
        let none = PaymentsConfig::default();
        let keys = none.with_saved(Some(&saved)).unwrap().unwrap();
        let until = keys.webhook_secret_previous.unwrap().until;
        assert_eq!(until, Some(Timestamp(1_000 + 2 * 86_400)));
        let method = PaymentsConfig::of(&settings("rzp_test_a1", "one", "two")).unwrap();
        let keys = method.with_saved(Some(&saved)).unwrap().unwrap();
        assert_eq!(keys.key_id, "rzp_test_a1");
        assert_eq!(none.with_saved(None).unwrap(), None);
    }
}
