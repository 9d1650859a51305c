//! Who buys, as far as a mail and the owner's lists need to know.

use std::collections::HashMap;

use async_trait::async_trait;

use crate::{email::Email, problem::Failure};

/// How to write to a customer.
#[derive(Clone, Debug)]
pub struct Contact {
    pub name: String,
    pub email: Email,
    /// Like `+919876543210`; a walk-in may have none.
    pub mobile: Option<String>,
}

/// Knows the customers. The accounts feature answers.
#[async_trait]
pub trait Buyers: Send + Sync {
    /// `None` for one who is gone or has no e-mail address: no mail, and the payment counts all the same.
    async fn contact(&self, user: i64) -> Result<Option<Contact>, Failure>;

    /// Whether the account was deleted.
    async fn is_gone(&self, user: i64) -> Result<bool, Failure>;

    /// Whom the shop belongs to: they hear of what has to be answered in time.
    async fn owners(&self) -> Result<Vec<Contact>, Failure>;

    /// The names of these people, staff too, as far as their record is still there.
    async fn names(&self, users: &[i64]) -> Result<HashMap<i64, String>, Failure>;

    /// Those of whose name or mobile this is a part.
    async fn found(&self, wording: &str) -> Result<Vec<i64>, Failure>;
}
