//! Public pages as the sitemap lists them.

use async_trait::async_trait;

use crate::problem::Failure;

/// One public address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SitePage {
    /// Local path, percent-encoded.
    pub path: String,
}

impl SitePage {
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into() }
    }
}

/// A feature with public pages.
#[async_trait]
pub trait SitePages: Send + Sync {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure>;
}
