//! Reading the data that a mail was queued with.

use serde_json::Value;

use crate::problem::Failure;

/// A text of the mail's data.
///
/// # Errors
/// The data has no text of this name.
pub fn text<'a>(data: &'a Value, name: &str) -> Result<&'a str, Failure> {
    data[name].as_str().ok_or_else(|| missing(name))
}

/// A whole number of the mail's data.
///
/// # Errors
/// The data has no whole number of this name.
pub fn number(data: &Value, name: &str) -> Result<i64, Failure> {
    data[name].as_i64().ok_or_else(|| missing(name))
}

fn missing(name: &str) -> Failure {
    Failure::internal(format!("the email's data has no {name}"))
}
