//! What the script answers.

use serde::{Deserialize, de::DeserializeOwned};

use crate::RenderError;

/// What must be known before an address is rendered.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Whether any screen lives here.
    pub known: bool,
    /// Never rendered: answered with the plain shell, which a browser fills.
    #[serde(rename = "browserOnly")]
    pub browser_only: bool,
    /// Whether the page differs by the seed of its lists.
    pub shuffled: bool,
    /// The address with only the query keys and values its screen understands.
    pub address: String,
    /// The API addresses whose answers the page needs.
    pub reads: Vec<String>,
    /// The source file of the screen, as the build's manifest names it.
    #[serde(default)]
    pub source: Option<String>,
}

/// A page in parts, to be put into the document.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Rendered {
    pub head: String,
    pub html: String,
    pub status: u16,
    #[serde(default)]
    pub redirect: Option<String>,
}

pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, RenderError> {
    serde_json::from_str(text).map_err(|error| RenderError::Unreadable(error.to_string()))
}
