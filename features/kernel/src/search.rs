//! What a feature offers to the one search.

use async_trait::async_trait;
use poem_openapi::Enum;

use crate::{image::Image, money::Paise, problem::Failure};

/// Kinds in the order in which equal matches are listed.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[oai(rename_all = "lowercase")]
pub enum SearchKind {
    Course,
    Category,
    Service,
    Subcategory,
}

/// One thing that can be found.
#[derive(Clone, Debug)]
pub struct SearchItem {
    pub kind: SearchKind,
    pub id: i64,
    /// What the result is called.
    pub name: String,
    /// What tells two results of one name apart.
    pub subtype: Option<String>,
    /// The texts that a query is looked for in.
    pub texts: Vec<String>,
    /// Where the result leads: a local path.
    pub path: String,
    /// One line about it.
    pub line: Option<String>,
    pub price: Option<Paise>,
    pub image: Option<Image>,
}

/// A feature whose things can be found.
#[async_trait]
pub trait SearchProvider: Send + Sync {
    /// Everything public, in no particular order.
    async fn search_items(&self) -> Result<Vec<SearchItem>, Failure>;
}
