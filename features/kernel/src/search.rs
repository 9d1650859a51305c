//! What a feature contributes to the site search.

use async_trait::async_trait;

use crate::{image::Image, money::Paise, problem::Failure};

/// A kind of search results. The feature whose items are of this kind declares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SearchKind {
    /// Position of its group among the results, lowest first.
    pub rank: u8,
    /// `type` of the results in the API.
    pub id: &'static str,
    /// Describes one of them in the API document, like `a course`.
    pub label: &'static str,
}

/// An item that can be found.
#[derive(Clone, Debug)]
pub struct SearchItem {
    pub kind: SearchKind,
    pub id: i64,
    /// Name of the result.
    pub name: String,
    /// Distinguishes results of the same name.
    pub subtype: Option<String>,
    /// Texts to search.
    pub texts: Vec<String>,
    /// A longer text to search. What is found in the other texts comes first.
    pub description: Option<String>,
    /// Local path of the result.
    pub path: String,
    /// One-line description.
    pub line: Option<String>,
    pub price: Option<Paise>,
    pub image: Option<Image>,
}

/// A feature whose items can be found.
#[async_trait]
pub trait SearchProvider: Send + Sync {
    /// The kinds of its items.
    fn kinds(&self) -> &'static [SearchKind];

    /// All public items, in any order.
    async fn search_items(&self) -> Result<Vec<SearchItem>, Failure>;
}
