//! The operations of the API document, each with what the document says for several of them.

use serde_json::{Value, json};

pub struct Documented {
    /// Without `/api`.
    pub path: String,
    /// In small letters.
    pub method: String,
    pub id: String,
    /// With the security of the document if it has none of its own, with the parameters of its path, and no reference to a
    /// parameter or a body.
    pub operation: Value,
}

/// All operations of this document.
pub fn operations_of(document: &Value) -> Vec<Documented> {
    let mut operations = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let shared = parameters_of(&methods["parameters"], document);
        for (method, operation) in methods.as_object().unwrap() {
            if method == "parameters" {
                continue;
            }
            let mut operation = operation.clone();
            let own = parameters_of(&operation["parameters"], document);
            operation["parameters"] = json!([shared.clone(), own].concat());
            if let Some(body) = operation.get_mut("requestBody") {
                *body = resolved(body, document);
            }
            if operation.get("security").is_none() {
                operation["security"] = document["security"].clone();
            }
            operations.push(Documented {
                path: path.clone(),
                method: method.clone(),
                id: operation["operationId"].as_str().unwrap().to_owned(),
                operation,
            });
        }
    }
    assert!(!operations.is_empty());
    operations
}

fn parameters_of(list: &Value, document: &Value) -> Vec<Value> {
    let list = list.as_array().into_iter().flatten();
    list.map(|one| resolved(one, document)).collect()
}

/// What this refers to, if it is a reference.
fn resolved(part: &Value, document: &Value) -> Value {
    let reference = part["$ref"].as_str();
    let target = reference.map(|reference| &reference[1..]);
    target
        .map_or(part, |target| document.pointer(target).unwrap())
        .clone()
}
