//! What a feature contributes to the site search.

use async_trait::async_trait;
use poem_openapi::Enum;

use crate::{image::Image, money::Paise, problem::Failure};

/// Kinds of results, in the order in which equal matches are listed.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[oai(rename_all = "lowercase")]
pub enum SearchKind {
    Course,
    Category,
    Service,
    Subcategory,
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
    /// All public items, in any order.
    async fn search_items(&self) -> Result<Vec<SearchItem>, Failure>;
}
