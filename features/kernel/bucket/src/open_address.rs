//! Addresses that need no signature, such as those of a CDN in front of a bucket.

use std::time::Duration;

use reqwest::{Client, Url, redirect::Policy};

use crate::{Bucket, BucketError, BucketProblem, settings::is_loopback};

const TIMEOUT: Duration = Duration::from_secs(15);

/// Scheme, host and port of an address on https, or on http on this machine; `None` for any other.
pub fn origin_of(address: &str) -> Option<String> {
    let url = Url::parse(address).ok()?;
    let safe = url.scheme() == "https" || url.scheme() == "http" && is_loopback(&url);
    let plain = url.username().is_empty()
        && url.password().is_none()
        && url.query().is_none()
        && url.fragment().is_none();
    (safe && plain).then(|| url.origin().ascii_serialization())
}

/// Whether anybody may read an address.
///
/// # Errors
/// It cannot be reached.
pub async fn is_open(address: &str) -> Result<bool, BucketError> {
    // Fails if a provider is already installed, which is always the same one.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let unreachable = |error: reqwest::Error| {
        BucketError::new(BucketProblem::Unreachable, error.without_url().to_string())
    };
    let client = Client::builder().redirect(Policy::none()).timeout(TIMEOUT);
    let client = client.build().map_err(unreachable)?;
    let answer = client.get(address).send().await.map_err(unreachable)?;
    Ok(answer.status().is_success())
}

impl Bucket {
    /// Whether anybody may read an object at the bucket's own address.
    ///
    /// # Errors
    /// The bucket cannot be reached.
    pub async fn is_open(&self, key: &str) -> Result<bool, BucketError> {
        let signed = self.signed_address(http::Method::GET, key, TIMEOUT).await?;
        let address = signed.split('?').next().unwrap_or_default();
        is_open(address).await
    }
}
