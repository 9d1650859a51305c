//! Who works in the shop, by name.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::Failure;

/// Knows people. The accounts feature answers.
#[async_trait]
pub trait People: Send + Sync {
    /// Those of these who still have an account.
    async fn names(&self, ids: &[i64]) -> Result<HashMap<i64, String>, Failure>;
}
