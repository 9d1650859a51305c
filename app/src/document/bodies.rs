//! Request bodies that several operations share stand once among the components.

use serde_json::Value;

use super::{
    components::{self, Part, content_name},
    publish::operations_mut,
};

/// Moves shared bodies to the components of the document.
pub fn share(document: &mut Value) {
    components::share(document, "requestBodies", parts);
}

fn parts(document: &mut Value) -> Vec<Part<'_>> {
    let bodies = operations_mut(document).filter_map(|operation| operation.get_mut("requestBody"));
    bodies
        .map(|value| Part {
            names: content_name(&value["content"]).into_iter().collect(),
            value,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, json};

    use super::*;

    #[test]
    fn what_several_operations_take_is_there_once() {
        let body = |name: &str| {
            let schema = json!({"$ref": format!("#/components/schemas/{name}")});
            json!({"content": {"application/json": {"schema": schema}}, "required": true})
        };
        let taken = ["Publish", "Publish", "Note", "Publish"].map(body);
        let paths: Map<String, Value> = taken
            .iter()
            .enumerate()
            .map(|(place, body)| (format!("/{place}"), json!({"post": {"requestBody": body}})))
            .collect();
        let mut document = json!({"paths": paths, "components": {}});
        share(&mut document);
        let of = |path: &str| &document["paths"][path]["post"]["requestBody"];
        let reference = json!({"$ref": "#/components/requestBodies/Publish"});
        assert_eq!(of("/3"), &reference);
        assert_eq!(of("/2"), &taken[2]);
        let shared = json!({"Publish": taken[0]});
        assert_eq!(document["components"]["requestBodies"], shared);
    }
}
