//! The list of operations that is checked in beside the API document, so that a release needs no part of what makes the
//! document.

use kernel::listed_codes::{is_signed, needs_login};
use poem_openapi::{
    OpenApi,
    registry::{MetaOperation, MetaParamIn},
};
use serde::{Deserialize, Serialize};

/// Written by `just gen`.
pub const CHECKED_IN: &str = include_str!("../../../operations.json");

/// Who may call an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Callers {
    /// Everybody gets the same answer.
    Everybody,
    /// Visitors too, but the answer may depend on who asks.
    VisitorsToo,
    LoggedIn,
}

/// What the API document says of one operation, as far as a layer has to know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DescribedOperation {
    /// In capitals.
    pub method: String,
    /// As in the document: `/courses/{id}`.
    pub path: String,
    pub id: String,
    pub callers: Callers,
    /// Whether it may be called from any origin, because it checks a signature.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub signed: bool,
    /// Names of its query parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub query: Vec<String>,
}

impl DescribedOperation {
    pub fn of(path: &str, operation: &MetaOperation) -> Self {
        let query = operation.params.iter();
        let query = query.filter(|parameter| parameter.in_type == MetaParamIn::Query);
        Self {
            method: operation.method.to_string(),
            path: path.to_owned(),
            id: operation.operation_id.unwrap_or_default().to_owned(),
            callers: match operation {
                operation if operation.security.is_empty() => Callers::Everybody,
                operation if needs_login(operation) => Callers::LoggedIn,
                _ => Callers::VisitorsToo,
            },
            signed: is_signed(operation),
            query: query.map(|parameter| parameter.name.clone()).collect(),
        }
    }
}

/// The operations of an API, in the document's order.
pub fn described<Api: OpenApi>() -> Vec<DescribedOperation> {
    let paths = Api::meta().into_iter().flat_map(|api| api.paths);
    paths
        .flat_map(|path| {
            let described = |operation| DescribedOperation::of(&path.path, operation);
            path.operations.iter().map(described).collect::<Vec<_>>()
        })
        .collect()
}

/// The list as it is checked in: an operation on each line.
///
/// # Errors
/// A sentence, when an operation is no JSON.
pub fn as_checked_in(operations: &[DescribedOperation]) -> Result<String, String> {
    let lines: Result<Vec<_>, _> = operations.iter().map(serde_json::to_string).collect();
    let lines = lines.map_err(|error| error.to_string())?;
    Ok(format!("[\n{}\n]\n", lines.join(",\n")))
}

pub(super) fn checked_in() -> Result<Vec<DescribedOperation>, String> {
    serde_json::from_str(CHECKED_IN)
        .map_err(|error| format!("The program's list of operations is broken: {error}."))
}
