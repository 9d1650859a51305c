//! Checks that every operation is in the list of access levels and writable fields.

use std::collections::BTreeSet;

use boutique::http::operations::{CHECKED_IN, Callers, DescribedOperation};
use serde_json::{Value, json};

use crate::{
    document,
    support::{
        documented::{Documented, operations_of},
        lists::assert_lists,
    },
};

const LIST: &str = include_str!("access.txt");

/// Names of the fields of a request body; `(file)` for a body that is not JSON.
fn fields_of(operation: &Value, document: &Value) -> Vec<String> {
    let Some(contents) = operation["requestBody"]["content"].as_object() else {
        return Vec::new();
    };
    let mut fields = Vec::new();
    for content in contents.values() {
        match properties_of(&content["schema"], document) {
            names if names.is_empty() => fields.push("(file)".to_owned()),
            names => fields.extend(names),
        }
    }
    fields.sort();
    fields
}

fn properties_of(schema: &Value, document: &Value) -> Vec<String> {
    let schema = match schema["$ref"].as_str() {
        Some(reference) => document.pointer(reference.trim_start_matches('#')).unwrap(),
        None => schema,
    };
    let own = schema["properties"].as_object().into_iter().flatten();
    let parts = schema["allOf"].as_array().into_iter().flatten();
    own.map(|(name, _)| name.clone())
        .chain(parts.flat_map(|part| properties_of(part, document)))
        .collect()
}

/// Access level and fields of each operation according to the API document.
fn access_of(document: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    for Documented { id, operation, .. } in operations_of(document) {
        let schemes = operation["security"].as_array().unwrap();
        let schemes: Vec<_> = schemes.iter().flat_map(Value::as_object).collect();
        let access = if schemes.is_empty() {
            "public".to_owned()
        } else if schemes.iter().any(|scheme| scheme.is_empty()) {
            "optional".to_owned()
        } else {
            schemes[0].keys().next().unwrap().to_lowercase()
        };
        let fields = fields_of(&operation, document);
        lines.push([vec![id, access], fields].concat().join(" "));
    }
    lines.sort();
    lines
}

#[tokio::test]
async fn every_operation_is_on_the_list_with_who_may_call_it() {
    let document: Value = serde_json::from_str(document::published()).unwrap();
    let found = access_of(&document);
    let listed: Vec<String> = LIST
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(str::to_owned)
        .collect();
    assert_lists(
        "app/tests/access.txt",
        "Every operation is listed with its access level and the fields of its body. Decide who may call it and write \
         what, then change its line.",
        &found,
        &listed,
    );
}

/// The document has a security of its own, which an operation has that names none.
#[tokio::test]
async fn what_is_public_says_so_itself() {
    let program: Vec<DescribedOperation> = serde_json::from_str(CHECKED_IN).unwrap();
    let program = program.into_iter();
    let public: BTreeSet<String> = program
        .filter(|operation| operation.callers == Callers::Everybody)
        .map(|operation| operation.id)
        .collect();
    let document: Value = serde_json::from_str(document::published()).unwrap();
    let says_so = |documented: &Documented| {
        let Documented { path, method, .. } = documented;
        document["paths"][path][method]["security"] == json!([])
    };
    let documented = operations_of(&document).into_iter().filter(says_so);
    assert_eq!(
        documented.map(|one| one.id).collect::<BTreeSet<_>>(),
        public
    );
    let everywhere = document["security"].as_array().unwrap();
    assert!(everywhere.iter().all(|scheme| *scheme != json!({})));
    assert!(!everywhere.is_empty());
}
