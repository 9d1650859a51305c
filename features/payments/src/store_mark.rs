//! The store's mark, by which its receipts are told from those of other stores at the same provider.

use kernel::{Failure, secret::token_hash};
use sqlx::SqliteExecutor;

use kernel::Contact;

pub async fn load(executor: impl SqliteExecutor<'_>) -> Result<String, Failure> {
    Ok(sqlx::query_scalar!("SELECT mark FROM payments_store")
        .fetch_one(executor)
        .await?)
}

/// A purchase's receipt at the provider.
pub fn receipt(mark: &str, purchase: i64) -> String {
    format!("{mark}-{purchase}")
}

/// Distinguishes buyers without revealing who they are.
pub fn of_buyer(contact: Option<&Contact>) -> String {
    let email = contact.map_or_else(String::new, |contact| contact.email.as_str().to_owned());
    token_hash(&email).chars().take(16).collect()
}
