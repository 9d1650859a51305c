//! Public pages as the sitemap lists them.

use std::collections::HashSet;

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

/// What names the page of a value that is none of the existing names.
pub type StandIn = fn(&str, &HashSet<String>) -> String;

/// A query parameter whose value is the name of something, like a category.
#[derive(Clone, Debug)]
pub struct NamedQuery {
    pub key: &'static str,
    /// The names that exist.
    pub names: Vec<String>,
    /// Where visitors type the value: turns what is no name into one of few values, which have pages too.
    pub stand_in: Option<StandIn>,
}

/// A feature with public pages.
#[async_trait]
pub trait SitePages: Send + Sync {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure>;

    /// Parameters that name something. Only names that exist get a page that is rendered and cached: names that callers
    /// make up are without number.
    async fn named_queries(&self) -> Result<Vec<NamedQuery>, Failure> {
        Ok(Vec::new())
    }
}

/// Percent-encodes one segment or one query value of an address.
pub fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~!*'()".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::encode;

    #[test]
    fn segments_are_encoded_as_a_browser_would() {
        assert_eq!(
            encode("Kids' Wear & more/less"),
            "Kids'%20Wear%20%26%20more%2Fless"
        );
        assert_eq!(encode("சேலை"), "%E0%AE%9A%E0%AF%87%E0%AE%B2%E0%AF%88");
    }
}
