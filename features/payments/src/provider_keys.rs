//! The provider's keys: where they come from, which of them are in use, and how the owner replaces them. They stay
//! outside the database, which travels in backups.

use std::sync::Arc;

use kernel::{Failure, FieldProblem, SettingsStore, Timestamp, Wake, secret::Secret};
use poem_openapi::Enum;
use serde::{Deserialize, Serialize};

use crate::razorpay::{self, KeyHint, Keys, PreviousSecret, Setting};

/// Section of the settings that stores the keys.
const SECTION: &str = "payments";

/// Days for which a webhook secret that was replaced on the screen stays valid.
const PREVIOUS_DAYS: i64 = 2;

/// Where the keys in use come from.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum KeysFrom {
    /// The environment of the program: they cannot be changed here.
    Environment,
    /// This screen.
    Screen,
}

/// Keys as the owner typed them. What is absent stays as it is.
#[derive(Clone, Debug, Default)]
pub struct TypedKeys {
    pub key_id: String,
    pub key_secret: Option<Secret>,
    pub webhook_secret: Option<Secret>,
}

/// Keys typed on the screen, as the settings store them.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SavedKeys {
    pub key_id: String,
    pub key_secret: Secret,
    pub webhook_secret: Secret,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook_secret_previous: Option<Secret>,
    /// When the previous secret was replaced, in Unix seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub webhook_secret_changed_at: Option<i64>,
}

/// What the environment says, word for word.
#[derive(Default)]
pub struct ProviderEnvironment<'a> {
    pub key_id: Option<&'a str>,
    pub key_secret: Option<&'a Secret>,
    pub webhook_secret: Option<&'a Secret>,
    pub webhook_secret_previous: Option<&'a Secret>,
    pub api: Option<&'a str>,
    pub checkout: Option<&'a str>,
}

/// What the environment decides about payments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaymentsConfig {
    /// They win over those of the screen.
    pub keys: Option<Keys>,
    /// Base address of the provider's API.
    pub api: String,
    /// Address of its checkout script.
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

impl PaymentsConfig {
    /// # Errors
    /// The setting and how to fix it; never what was written there.
    pub fn of(environment: &ProviderEnvironment<'_>) -> Result<Self, KeyHint> {
        let default = Self::default();
        let api = written(environment.api).map(razorpay::api).transpose()?;
        let checkout = written(environment.checkout).map(razorpay::checkout);
        let mut config = Self {
            keys: None,
            api: api.unwrap_or(default.api),
            checkout: checkout.transpose()?.unwrap_or(default.checkout),
        };
        let [key_secret, webhook_secret, previous] = [
            environment.key_secret,
            environment.webhook_secret,
            environment.webhook_secret_previous,
        ]
        .map(|secret| secret.filter(|secret| !secret.is_empty()));
        let Some(key_id) = written(environment.key_id) else {
            if key_secret.or(webhook_secret).or(previous).is_none() {
                return Ok(config);
            }
            return Err(KeyHint {
                setting: Setting::KeyId,
                says: "it is missing; the key id, its secret and the webhook's secret go together",
            });
        };
        if let Some(previous) = previous {
            razorpay::secret(Setting::WebhookSecretPrevious, previous)?;
        }
        let previous = previous.map(|secret| PreviousSecret {
            secret: secret.clone(),
            until: None,
        });
        let [key_secret, webhook_secret] =
            [key_secret, webhook_secret].map(|secret| secret.cloned().unwrap_or_default());
        config.keys = Some(config.keys_of(key_id, &key_secret, &webhook_secret, previous)?);
        Ok(config)
    }

    /// The keys in use, if there are any.
    ///
    /// # Errors
    /// The saved setting that is not valid and how to fix it.
    pub fn keys_in_use(&self, saved: Option<&SavedKeys>) -> Result<Option<Keys>, KeyHint> {
        if let Some(keys) = &self.keys {
            return Ok(Some(keys.clone()));
        }
        saved.map(|saved| self.keys_saved(saved)).transpose()
    }

    fn keys_saved(&self, saved: &SavedKeys) -> Result<Keys, KeyHint> {
        let secret = saved.webhook_secret_previous.clone();
        let previous = secret
            .zip(saved.webhook_secret_changed_at)
            .map(|(secret, at)| PreviousSecret {
                secret,
                until: Some(Timestamp(at).plus_days(PREVIOUS_DAYS)),
            });
        self.keys_of(
            &saved.key_id,
            &saved.key_secret,
            &saved.webhook_secret,
            previous,
        )
    }

    fn keys_of(
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

/// The provider's keys of an open shop.
pub struct ProviderKeys {
    pub settings: Arc<dyn SettingsStore>,
    pub config: PaymentsConfig,
    pub saved: Option<SavedKeys>,
    /// Closes the store and opens it again.
    pub reopen: Wake,
}

impl ProviderKeys {
    /// For a shop without keys.
    pub fn unset(settings: Arc<dyn SettingsStore>) -> Self {
        Self {
            settings,
            config: PaymentsConfig::default(),
            saved: None,
            reopen: Wake::default(),
        }
    }

    /// Where the keys in use come from; `None` without keys.
    pub(crate) fn source(&self) -> Option<KeysFrom> {
        if self.config.keys.is_some() {
            Some(KeysFrom::Environment)
        } else {
            self.saved.as_ref().map(|_| KeysFrom::Screen)
        }
    }

    /// The keys that would be in use with these.
    ///
    /// # Errors
    /// Names the field.
    pub(crate) fn keys_with(&self, typed: &TypedKeys, now: Timestamp) -> Result<Keys, Failure> {
        let keys = self.config.keys_saved(&self.saved_with(typed, now));
        keys.map_err(refused)
    }

    /// Saves them, and reopens the store with them once the caller has been answered.
    ///
    /// # Errors
    /// The settings cannot be written.
    pub(crate) fn save(&self, typed: &TypedKeys, now: Timestamp) -> Result<(), Failure> {
        let keys = serde_json::to_value(self.saved_with(typed, now)).map_err(Failure::internal)?;
        self.settings.save(SECTION, Some(keys))?;
        self.reopen.now();
        Ok(())
    }

    fn saved_with(&self, typed: &TypedKeys, now: Timestamp) -> SavedKeys {
        let before = self.saved.clone().unwrap_or_default();
        let webhook_secret = typed.webhook_secret.clone();
        let replaced = webhook_secret
            .as_ref()
            .is_some_and(|new| !before.webhook_secret.is_empty() && *new != before.webhook_secret);
        let (previous, changed_at) = if replaced {
            (Some(before.webhook_secret.clone()), Some(now.0))
        } else {
            (
                before.webhook_secret_previous,
                before.webhook_secret_changed_at,
            )
        };
        SavedKeys {
            key_secret: match &typed.key_secret {
                Some(secret) => secret.clone(),
                None if typed.key_id == before.key_id => before.key_secret,
                // The secret of another key opens nothing.
                None => Secret::default(),
            },
            key_id: typed.key_id.clone(),
            webhook_secret: webhook_secret.unwrap_or(before.webhook_secret),
            webhook_secret_previous: previous,
            webhook_secret_changed_at: changed_at,
        }
    }
}

/// The refusal of a typed key, by the field it was typed into.
fn refused(hint: KeyHint) -> Failure {
    let sentence = match hint.setting {
        Setting::KeyId => {
            "Please copy the key id as the provider shows it: it begins with rzp_test_ or rzp_live_."
        }
        Setting::KeySecret => {
            "Please copy the key secret as the provider shows it, without spaces."
        }
        _ => "Please write the webhook's secret, without spaces.",
    };
    let field = hint.setting.field();
    Failure::invalid(vec![FieldProblem::new(field, "invalid", sentence)])
}

#[cfg(test)]
mod tests {
    use kernel::testing::TestSettings;

    use super::*;

    fn config(
        key_id: &str,
        key_secret: &str,
        webhook_secret: &str,
    ) -> Result<PaymentsConfig, KeyHint> {
        let [key_secret, webhook_secret] = [key_secret, webhook_secret].map(Secret::new);
        PaymentsConfig::of(&ProviderEnvironment {
            key_id: Some(key_id),
            key_secret: Some(&key_secret),
            webhook_secret: Some(&webhook_secret),
            ..ProviderEnvironment::default()
        })
    }

    #[test]
    fn nothing_written_is_no_keys() {
        assert_eq!(config("", "", ""), Ok(PaymentsConfig::default()));
    }

    #[test]
    fn keys_go_together_and_a_refusal_names_the_missing_one() {
        let complete = config("rzp_test_a1", "one", "two").unwrap();
        assert_eq!(complete.keys.unwrap().mode, razorpay::Mode::Test);
        for (config, setting) in [
            (config("rzp_test_a1", "", "canary"), Setting::KeySecret),
            (config("rzp_test_a1", "canary", ""), Setting::WebhookSecret),
            (
                config("rzp_test_a1", "can ary", "canary"),
                Setting::KeySecret,
            ),
            (config("canary", "canary", "canary"), Setting::KeyId),
            (config("", "canary", "canary"), Setting::KeyId),
        ] {
            let hint = config.unwrap_err();
            assert_eq!(hint.setting, setting);
            assert!(!hint.says.contains("can"), "{}", hint.says);
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
        let keys = none.keys_in_use(Some(&saved)).unwrap().unwrap();
        let until = keys.webhook_secret_previous.unwrap().until;
        assert_eq!(until, Some(Timestamp(1_000 + 2 * 86_400)));
        let environment = config("rzp_test_a1", "one", "two").unwrap();
        let keys = environment.keys_in_use(Some(&saved)).unwrap().unwrap();
        assert_eq!(keys.key_id, "rzp_test_a1");
        assert_eq!(none.keys_in_use(None).unwrap(), None);
    }

    fn stored(saved: Option<SavedKeys>) -> ProviderKeys {
        ProviderKeys {
            saved,
            ..ProviderKeys::unset(Arc::new(TestSettings::default()))
        }
    }

    fn typed(key_id: &str, key_secret: Option<&str>, webhook: Option<&str>) -> TypedKeys {
        TypedKeys {
            key_id: key_id.to_owned(),
            key_secret: key_secret.map(Secret::new),
            webhook_secret: webhook.map(Secret::new),
        }
    }

    #[test]
    fn what_is_left_out_stays_but_not_the_secret_of_another_key() {
        let now = Timestamp(50);
        let first = stored(None).saved_with(&typed("rzp_test_a", Some("one"), Some("hook")), now);
        let keys = stored(Some(first.clone()));
        assert_eq!(
            keys.saved_with(&typed("rzp_test_a", None, None), now),
            first
        );
        assert!(
            keys.keys_with(&typed("rzp_test_b", None, None), now)
                .is_err()
        );
        let rolled = keys.saved_with(&typed("rzp_test_b", Some("two"), None), now);
        assert_eq!(rolled.webhook_secret.reveal(), "hook");
        assert_eq!(rolled.webhook_secret_previous, None);
        let changed = keys.saved_with(&typed("rzp_test_a", None, Some("new")), now);
        assert_eq!(changed.webhook_secret_previous, Some(Secret::new("hook")));
        assert_eq!(changed.webhook_secret_changed_at, Some(50));
    }
}
