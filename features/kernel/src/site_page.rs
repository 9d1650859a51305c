//! Public pages for the sitemap.

use std::collections::HashSet;

use async_trait::async_trait;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::{
    calendar::{Day, Timestamp},
    image::Image,
    problem::Failure,
};

/// A public page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SitePage {
    /// Local path, percent-encoded.
    pub path: String,
    /// The day of the last change, if it is known.
    pub changed: Option<Day>,
    /// Local paths of the images that the page is about.
    pub images: Vec<String>,
}

impl SitePage {
    pub fn new(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            changed: None,
            images: Vec::new(),
        }
    }

    /// With the later one of the day when it appeared and its last change.
    #[must_use]
    pub fn changed(self, appeared: Option<Day>, changed: Option<&Timestamp>) -> Self {
        Self {
            changed: appeared.max(changed.map(|at| at.day())),
            ..self
        }
    }

    #[must_use]
    pub fn showing<'a>(self, images: impl IntoIterator<Item = &'a Image>) -> Self {
        Self {
            images: images.into_iter().map(|image| image.src.clone()).collect(),
            ..self
        }
    }
}

/// The last day on which one of some pages was changed.
pub fn latest(pages: &[SitePage]) -> Option<Day> {
    pages.iter().filter_map(|page| page.changed).max()
}

/// Maps a value that is none of the existing names to one of a few values that have pages.
pub type StandIn = fn(&str, &HashSet<String>) -> String;

/// A query parameter whose values are names, such as categories.
#[derive(Clone, Debug)]
pub struct NamedQuery {
    pub key: &'static str,
    /// Existing names.
    pub names: Vec<String>,
    /// Maps a value that is none of the names to one of a few values that have pages too.
    pub stand_in: StandIn,
}

/// Represents all names that do not exist: the page with it says that there is none.
pub fn unknown_name(_: &str, _: &HashSet<String>) -> String {
    "Unknown".to_owned()
}

/// Represents all values that do not exist by an empty one: the page is rendered as without it, and
/// the browser applies the value.
pub fn no_value(_: &str, _: &HashSet<String>) -> String {
    String::new()
}

/// Paths whose last segment is a name, such as that of a service.
#[derive(Clone, Debug)]
pub struct NamedPath {
    /// The path before the name, in lower case, without a slash at its end.
    pub parent: String,
    /// Existing names.
    pub names: Vec<String>,
    /// The one of the names that all others lead to.
    pub fallback: String,
}

/// A feature with public pages.
#[async_trait]
pub trait SitePages: Send + Sync {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure>;

    /// Query parameters with names. Only pages of existing names are rendered and cached, because
    /// callers can invent any number of others.
    async fn named_queries(&self) -> Result<Vec<NamedQuery>, Failure> {
        Ok(Vec::new())
    }

    /// Paths with names, of which the same is true.
    async fn named_paths(&self) -> Result<Vec<NamedPath>, Failure> {
        Ok(Vec::new())
    }
}

/// What `encodeURIComponent` encodes (ECMA-262, 19.2.6.4).
const COMPONENT: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~')
    .remove(b'!')
    .remove(b'*')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')');

/// Percent-encodes a path segment or query value.
pub fn encode(text: &str) -> String {
    utf8_percent_encode(text, COMPONENT).to_string()
}

#[cfg(test)]
mod tests {
    use super::encode;

    #[test]
    fn segments_are_encoded_like_in_a_browser() {
        assert_eq!(
            encode("Kids' Wear & more/less"),
            "Kids'%20Wear%20%26%20more%2Fless"
        );
        assert_eq!(encode("சேலை"), "%E0%AE%9A%E0%AF%87%E0%AE%B2%E0%AF%88");
    }
}
