//! Plain references. poem-openapi writes a described reference as `allOf` with the description beside it, which common
//! client generators take for an inheritance they cannot resolve: they leave the whole schema out. OpenAPI 3.0 ignores
//! everything beside a `$ref`, so the description moves to the object that has the property.

use serde_json::{Map, Value, json};

const REFERENCE: &str = "$ref";

/// Turns every described reference of the document into a plain one.
pub fn make_plain(document: &mut Value) {
    match document {
        Value::Object(members) => {
            describe_in_owner(members);
            if let Some(target) = target_of(members) {
                *document = json!({ REFERENCE: target });
                return;
            }
            members.values_mut().for_each(make_plain);
        }
        Value::Array(items) => items.iter_mut().for_each(make_plain),
        _ => {}
    }
}

/// Adds a paragraph to an object's description for each of its properties that is about to lose its own.
fn describe_in_owner(schema: &mut Map<String, Value>) {
    let properties = schema.get("properties").and_then(Value::as_object);
    let paragraphs: Vec<String> = properties
        .into_iter()
        .flatten()
        .filter_map(|(name, property)| described(name, property.as_object()?))
        .collect();
    if paragraphs.is_empty() {
        return;
    }
    let own = schema.get("description").and_then(Value::as_str);
    let description: Vec<&str> = own
        .into_iter()
        .chain(paragraphs.iter().map(String::as_str))
        .collect();
    let description = description.join("\n\n");
    schema.insert("description".to_owned(), json!(description));
}

fn described(name: &str, property: &Map<String, Value>) -> Option<String> {
    target_of(property)?;
    let description = property.get("description").and_then(Value::as_str);
    let default = property.get("default");
    if description.is_none() && default.is_none() {
        return None;
    }
    let default = default.map(|default| format!("Default: `{}`.", plain(default)));
    let said: Vec<&str> = [description.map(str::trim), default.as_deref()]
        .into_iter()
        .flatten()
        .collect();
    Some(format!("`{name}`: {}", said.join(" ")))
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

/// What a described reference refers to: the only part of its `allOf` that is a reference, the others being words.
fn target_of(schema: &Map<String, Value>) -> Option<String> {
    let parts = schema.get("allOf")?.as_array()?;
    let (references, rest): (Vec<&Value>, Vec<&Value>) =
        parts.iter().partition(|part| part.get(REFERENCE).is_some());
    let [reference] = references.as_slice() else {
        return None;
    };
    let says_nothing_of_the_type = rest
        .iter()
        .filter_map(|part| part.as_object())
        .flat_map(Map::keys)
        .all(|key| matches!(key.as_str(), "description" | "default"));
    says_nothing_of_the_type
        .then(|| reference[REFERENCE].as_str().map(str::to_owned))
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_described_reference_becomes_plain_and_its_owner_keeps_the_description() {
        let mut document = json!({"schemas": {"Account": {
            "description": "An account.",
            "properties": {
                "mode": {
                    "description": "How.",
                    "default": "fast",
                    "allOf": [{"$ref": "#/m"}, {"description": "How.", "default": "fast"}],
                },
                "role": {
                    "description": "What they may do.",
                    "allOf": [{"$ref": "#/r"}, {"description": "What they may do."}],
                },
                "name": {"type": "string", "description": "Their name."},
            },
        }}});
        make_plain(&mut document);
        assert_eq!(
            document["schemas"]["Account"],
            json!({
                "description": "An account.\n\n`mode`: How. Default: `fast`.\n\n`role`: What they may do.",
                "properties": {
                    "mode": {"$ref": "#/m"},
                    "role": {"$ref": "#/r"},
                    "name": {"type": "string", "description": "Their name."},
                },
            })
        );
    }

    #[test]
    fn a_real_composition_stays() {
        for parts in [
            json!([{"$ref": "#/a"}, {"$ref": "#/b"}]),
            json!([{"$ref": "#/a"}, {"type": "object"}]),
        ] {
            let mut document = json!({ "allOf": parts });
            let before = document.clone();
            make_plain(&mut document);
            assert_eq!(document, before);
        }
    }
}
