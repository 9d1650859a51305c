//! Storage of the provider's keys: outside the database, which travels in backups.

use async_trait::async_trait;
use kernel::{Failure, FieldProblem, Timestamp, secret::Secret};

use crate::razorpay::{KeyHint, Keys, Setting};

/// Who said which keys to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeySource {
    /// The environment of the program: the screen changes nothing.
    Environment,
    Screen,
    /// No keys: payments are tests.
    Nobody,
}

/// Keys as the owner typed them. What is absent stays as it is.
#[derive(Clone, Debug, Default)]
pub struct TypedKeys {
    pub key_id: String,
    pub key_secret: Option<Secret>,
    pub webhook_secret: Option<Secret>,
}

/// Stores the keys. Implemented by the app.
#[async_trait]
pub trait KeyStore: Send + Sync {
    fn source(&self) -> KeySource;

    /// The keys that would be in use. Errors name the field.
    fn joined(&self, typed: &TypedKeys, now: Timestamp) -> Result<Keys, Failure>;

    /// Saves them, and reopens the store with them once the caller has been answered.
    async fn keep(&self, typed: &TypedKeys, now: Timestamp) -> Result<(), Failure>;
}

/// The refusal of a typed key, by the field it was typed into.
pub fn refused(hint: KeyHint) -> Failure {
    let (field, sentence) = match hint.setting {
        Setting::KeyId => (
            "keyId",
            "Please copy the key id as the provider shows it: it begins with rzp_test_ or rzp_live_.",
        ),
        Setting::KeySecret => (
            "keySecret",
            "Please copy the key secret as the provider shows it, without spaces.",
        ),
        _ => (
            "webhookSecret",
            "Please write the webhook's secret, without spaces.",
        ),
    };
    Failure::invalid(vec![FieldProblem::new(field, "invalid", sentence)])
}
