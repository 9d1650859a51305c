//! Who buys, as far as a mail needs to know.

use async_trait::async_trait;
use kernel::{Email, Failure};

/// How to write to a customer.
#[derive(Clone, Debug)]
pub struct Contact {
    pub name: String,
    pub email: Email,
}

/// Knows the customers. The accounts feature answers.
#[async_trait]
pub trait Buyers: Send + Sync {
    /// `None` for one who is gone or has no e-mail address: no mail, and the payment counts all the same.
    async fn contact(&self, user: i64) -> Result<Option<Contact>, Failure>;

    /// Whom the shop belongs to: they hear of what has to be answered in time.
    async fn owners(&self) -> Result<Vec<Contact>, Failure>;
}
