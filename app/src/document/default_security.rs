//! The commonest security of the operations is the document's own, and an operation says only another. One that is public
//! says `[]`.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::publish::operations_mut;

const SECURITY: &str = "security";

/// Moves the commonest security of operations to the document.
pub fn set(document: &mut Value) {
    let mut uses: BTreeMap<String, (usize, Value)> = BTreeMap::new();
    for operation in operations_mut(document) {
        // Without one of its own, a public operation would require the document's.
        let security = operation.entry(SECURITY).or_insert_with(|| json!([]));
        if *security != json!([]) {
            let use_of = uses.entry(security.to_string());
            use_of.or_insert((0, security.clone())).0 += 1;
        }
    }
    let Some((_, commonest)) = uses.into_values().max_by_key(|(count, _)| *count) else {
        return;
    };
    for operation in operations_mut(document) {
        if operation.get(SECURITY) == Some(&commonest) {
            operation.shift_remove(SECURITY);
        }
    }
    document[SECURITY] = commonest;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commonest_is_the_documents_and_a_public_operation_says_that_it_is() {
        let owner = json!([{"Owner": []}]);
        let mut document = json!({"paths": {
            "/orders": {"get": {"security": owner}, "post": {"security": [{"Counter": []}]}},
            "/mails": {"get": {"security": owner}},
            "/health": {"get": {}, "put": {}, "post": {}},
        }});
        set(&mut document);
        assert_eq!(
            document,
            json!({
                "paths": {
                    "/orders": {"get": {}, "post": {"security": [{"Counter": []}]}},
                    "/mails": {"get": {}},
                    "/health": {"get": {"security": []}, "put": {"security": []}, "post": {"security": []}},
                },
                "security": owner,
            })
        );
    }
}
