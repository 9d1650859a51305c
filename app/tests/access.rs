//! Who may call what: one checked-in list, and no operation outside it.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that stumbles has failed"
)]

use serde_json::Value;

const LIST: &str = include_str!("access.txt");

/// What the document says about each operation, as the list has it.
fn access_of(document: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    for operations in document["paths"].as_object().unwrap().values() {
        for operation in operations.as_object().unwrap().values() {
            let id = operation["operationId"].as_str().unwrap();
            let schemes = operation["security"].as_array();
            let schemes: Vec<_> = schemes
                .into_iter()
                .flatten()
                .flat_map(Value::as_object)
                .collect();
            let access = if schemes.is_empty() {
                "public".to_owned()
            } else if schemes.iter().any(|scheme| scheme.is_empty()) {
                "optional".to_owned()
            } else {
                schemes[0].keys().next().unwrap().to_lowercase()
            };
            lines.push(format!("{id} {access}"));
        }
    }
    lines.sort();
    lines
}

#[tokio::test]
async fn every_operation_is_on_the_list_with_who_may_call_it() {
    let document: Value =
        serde_json::from_str(&boutique::opening::document().await.unwrap()).unwrap();
    let found = access_of(&document);
    let listed: Vec<&str> = LIST
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .collect();
    assert_eq!(
        found, listed,
        "app/tests/access.txt has to list every operation with its access (left: the program, right: the list). \
         Decide who may call the operation, then write its line."
    );
}
