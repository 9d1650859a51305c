//! The keys of the payment provider, in the settings file.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{Failure, SettingsStore, Timestamp, Wake};
use payments::{KeySource, KeyStore, TypedKeys, razorpay::Keys, refused};

use crate::config::payments_config::{PaymentsConfig, SavedKeys};

pub struct KeysOfSettings {
    pub settings: Arc<dyn SettingsStore>,
    pub method: PaymentsConfig,
    pub saved: Option<SavedKeys>,
    /// Closes the store and opens it again.
    pub reopen: Wake,
}

impl KeysOfSettings {
    fn saved_with(&self, typed: &TypedKeys, now: Timestamp) -> SavedKeys {
        let before = self.saved.as_ref();
        // The secret of another key opens nothing.
        let same = before.filter(|before| before.key_id == typed.key_id);
        let key_secret = same.map(|same| same.key_secret.clone());
        let webhook_secret = before.map(|before| before.webhook_secret.clone());
        let stored = before.cloned().unwrap_or_default();
        let changed = typed
            .webhook_secret
            .as_ref()
            .is_some_and(|new| Some(new) != webhook_secret.as_ref());
        let (previous, changed_at) = if changed && webhook_secret.is_some() {
            (webhook_secret.clone(), Some(now.0))
        } else {
            (
                stored.webhook_secret_previous,
                stored.webhook_secret_changed_at,
            )
        };
        SavedKeys {
            key_id: typed.key_id.clone(),
            key_secret: typed.key_secret.clone().or(key_secret).unwrap_or_default(),
            webhook_secret: typed
                .webhook_secret
                .clone()
                .or(webhook_secret)
                .unwrap_or_default(),
            webhook_secret_previous: previous,
            webhook_secret_changed_at: changed_at,
        }
    }
}

#[async_trait]
impl KeyStore for KeysOfSettings {
    fn source(&self) -> KeySource {
        if self.method.keys.is_some() {
            KeySource::Environment
        } else if self.saved.is_some() {
            KeySource::Screen
        } else {
            KeySource::Nobody
        }
    }

    fn joined(&self, typed: &TypedKeys, now: Timestamp) -> Result<Keys, Failure> {
        let saved = self.saved_with(typed, now);
        let secrets = (&saved.key_secret, &saved.webhook_secret);
        let keys = self
            .method
            .keys_of(&saved.key_id, secrets.0, secrets.1, None);
        keys.map_err(refused)
    }

    async fn keep(&self, typed: &TypedKeys, now: Timestamp) -> Result<(), Failure> {
        let keys = self.saved_with(typed, now);
        let keys = serde_json::to_value(keys).map_err(Failure::internal)?;
        self.settings.save("payments", Some(keys))?;
        self.reopen.now();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use kernel::secret::Secret;

    use super::*;
    use crate::config::settings::SettingsFile;

    fn store(saved: Option<SavedKeys>) -> KeysOfSettings {
        KeysOfSettings {
            settings: Arc::new(SettingsFile {
                folder: PathBuf::new(),
            }),
            method: PaymentsConfig::default(),
            saved,
            reopen: Wake::default(),
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
        let first = store(None).saved_with(&typed("rzp_test_a", Some("one"), Some("hook")), now);
        let store = store(Some(first.clone()));
        assert_eq!(
            store.saved_with(&typed("rzp_test_a", None, None), now),
            first
        );
        assert!(store.joined(&typed("rzp_test_b", None, None), now).is_err());
        let rolled = store.saved_with(&typed("rzp_test_b", Some("two"), None), now);
        assert_eq!(rolled.webhook_secret.reveal(), "hook");
        assert_eq!(rolled.webhook_secret_previous, None);
        let changed = store.saved_with(&typed("rzp_test_a", None, Some("new")), now);
        assert_eq!(changed.webhook_secret_previous, Some(Secret::new("hook")));
        assert_eq!(changed.webhook_secret_changed_at, Some(50));
    }
}
