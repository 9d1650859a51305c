//! The payment provider's settings: names them in errors of the payments feature.

use payments::{
    PaymentsConfig, ProviderEnvironment, SavedKeys,
    razorpay::{KeyHint, Keys, Setting},
};

use super::arguments::PaymentSettings;

impl PaymentSettings {
    /// # Errors
    /// A sentence that names the setting and says how to fix it; never what was written there.
    pub fn config(&self) -> Result<PaymentsConfig, String> {
        let environment = ProviderEnvironment {
            key_id: self.key_id.as_deref(),
            key_secret: self.key_secret.as_ref(),
            webhook_secret: self.webhook_secret.as_ref(),
            webhook_secret_previous: self.webhook_secret_previous.as_ref(),
            api: self.api.as_deref(),
            checkout: self.checkout.as_deref(),
        };
        PaymentsConfig::of(&environment).map_err(named)
    }
}

/// The keys in use, if there are any.
///
/// # Errors
/// A sentence about the settings file.
pub fn keys_in_use(
    config: &PaymentsConfig,
    saved: Option<&SavedKeys>,
) -> Result<Option<Keys>, String> {
    let keys = config.keys_in_use(saved);
    keys.map_err(|hint| {
        format!(
            "settings.json, payments.{}: {}.",
            hint.setting.field(),
            hint.says
        )
    })
}

fn named(hint: KeyHint) -> String {
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
    use kernel::secret::Secret;

    use super::*;

    #[test]
    fn a_refusal_names_the_variable_and_repeats_no_secret() {
        for (key_id, key_secret, webhook_secret, variable) in [
            ("rzp_test_a1", "", "canary", "BOUTIQUE_RAZORPAY_KEY_SECRET"),
            (
                "rzp_test_a1",
                "canary",
                "",
                "BOUTIQUE_RAZORPAY_WEBHOOK_SECRET",
            ),
            (
                "rzp_test_a1",
                "can ary",
                "canary",
                "BOUTIQUE_RAZORPAY_KEY_SECRET",
            ),
            ("canary", "canary", "canary", "BOUTIQUE_RAZORPAY_KEY_ID"),
            ("", "canary", "canary", "BOUTIQUE_RAZORPAY_KEY_ID"),
        ] {
            let settings = PaymentSettings {
                key_id: Some(key_id.to_owned()),
                key_secret: Some(Secret::new(key_secret)),
                webhook_secret: Some(Secret::new(webhook_secret)),
                ..PaymentSettings::default()
            };
            let refused = settings.config().unwrap_err();
            assert!(
                refused.contains(variable) && !refused.contains("can"),
                "{refused}"
            );
        }
    }
}
