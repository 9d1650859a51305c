//! The keys of an account at the provider, and addresses that tests and stand-ins change.

use kernel::{Timestamp, secret::Secret};
use reqwest::Url;

/// Where the provider is.
pub const API: &str = "https://api.razorpay.com/v1";
/// Its checkout script.
pub const CHECKOUT: &str = "https://checkout.razorpay.com/v1/checkout.js";

/// Two worlds at the provider that know nothing of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// No money moves.
    Test,
    Live,
}

impl Mode {
    /// The world that a key opens.
    pub fn of(key_id: &str) -> Option<Self> {
        if key_id.starts_with("rzp_test_") {
            Some(Self::Test)
        } else if key_id.starts_with("rzp_live_") {
            Some(Self::Live)
        } else {
            None
        }
    }
}

/// A webhook's secret that was replaced; messages on their way still carry it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousSecret {
    pub secret: Secret,
    /// Good before this moment; without one always.
    pub until: Option<Timestamp>,
}

/// Keys that fit together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    pub key_id: String,
    pub mode: Mode,
    pub key_secret: Secret,
    pub webhook_secret: Secret,
    pub webhook_secret_previous: Option<PreviousSecret>,
    /// Base address of its API, without a slash at the end.
    pub api: String,
    /// Address of its checkout script.
    pub checkout: String,
}

/// An invalid setting, and how to fix it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHint {
    pub setting: Setting,
    /// Follows the setting's name and a colon. Never holds what was written: it may be a secret.
    pub says: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    KeyId,
    KeySecret,
    WebhookSecret,
    WebhookSecretPrevious,
    Api,
    Checkout,
}

impl Setting {
    /// Name of the setting in the file and in requests.
    pub fn field(self) -> &'static str {
        match self {
            Self::KeyId => "keyId",
            Self::KeySecret => "keySecret",
            Self::WebhookSecret => "webhookSecret",
            Self::WebhookSecretPrevious => "webhookSecretPrevious",
            Self::Api => "api",
            Self::Checkout => "checkout",
        }
    }
}

/// The key's world, if it is a key's public id.
///
/// # Errors
/// The setting, and what is wrong with its value.
pub fn key_id(text: &str) -> Result<Mode, KeyHint> {
    let word = text.get("rzp_test_".len()..).unwrap_or_default();
    let plain = !word.is_empty() && text.len() <= 64;
    match Mode::of(text) {
        Some(mode) if plain && word.bytes().all(|byte| byte.is_ascii_alphanumeric()) => Ok(mode),
        _ => Err(KeyHint {
            setting: Setting::KeyId,
            says: "write the key id as the provider shows it; it begins with rzp_test_ or rzp_live_",
        }),
    }
}

/// A secret that can be one.
///
/// # Errors
/// The setting, and what is wrong with its value.
pub fn secret(setting: Setting, secret: &Secret) -> Result<(), KeyHint> {
    let word = secret.reveal();
    if word.is_empty() {
        let says = "it is missing; the key id, its secret and the webhook's secret go together";
        return Err(KeyHint { setting, says });
    }
    if word.len() > 200
        || word
            .chars()
            .any(|sign| sign.is_whitespace() || sign.is_control())
    {
        let says = "write it as the provider shows it, without spaces";
        return Err(KeyHint { setting, says });
    }
    Ok(())
}

/// The base of the API: `/v1` where no path is given.
///
/// # Errors
/// The setting, and what is wrong with its value.
pub fn api(text: &str) -> Result<String, KeyHint> {
    let hint = KeyHint {
        setting: Setting::Api,
        says: "write the provider's address without question mark, like https://api.razorpay.com/v1; \
               without https only on this machine",
    };
    let url = safe(text).filter(|url| url.query().is_none()).ok_or(hint)?;
    let base = url.as_str().trim_end_matches('/');
    Ok(if url.path() == "/" {
        format!("{base}/v1")
    } else {
        base.to_owned()
    })
}

/// The address of the checkout script.
///
/// # Errors
/// The setting, and what is wrong with its value.
pub fn checkout(text: &str) -> Result<String, KeyHint> {
    let hint = KeyHint {
        setting: Setting::Checkout,
        says: "write the script's address, like https://checkout.razorpay.com/v1/checkout.js; without https only \
               on this machine",
    };
    Ok(safe(text).ok_or(hint)?.to_string())
}

/// An https address, or one of this machine.
fn safe(text: &str) -> Option<Url> {
    let url = Url::parse(text.trim()).ok()?;
    let host = url.host_str()?;
    let local = matches!(host, "localhost" | "127.0.0.1" | "[::1]");
    let plain = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
    (plain && (url.scheme() == "https" || (url.scheme() == "http" && local))).then_some(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_tells_its_world() {
        assert_eq!(key_id("rzp_test_1DP5mmOlF5G5ag"), Ok(Mode::Test));
        assert_eq!(key_id("rzp_live_1DP5mmOlF5G5ag"), Ok(Mode::Live));
        for wrong in [
            "",
            "rzp_test_",
            "rzp_prod_abc",
            "rzp_test_a b",
            "secret",
            "rzp_live_ä",
        ] {
            assert!(key_id(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn addresses_are_https_or_at_home() {
        assert_eq!(api("https://api.razorpay.com").unwrap(), API);
        assert_eq!(api("https://api.razorpay.com/v1/").unwrap(), API);
        assert_eq!(
            api("http://127.0.0.1:4000").unwrap(),
            "http://127.0.0.1:4000/v1"
        );
        for wrong in [
            "",
            "api",
            "http://api.example",
            "https://a:b@api.example",
            "https://api.example?x",
        ] {
            assert!(api(wrong).is_err(), "{wrong}");
        }
        assert_eq!(checkout(CHECKOUT).unwrap(), CHECKOUT);
        assert!(checkout("javascript:alert(1)").is_err());
    }
}
