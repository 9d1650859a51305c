//! What several operations share stands once among the components.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

/// Something of an operation that can be shared.
pub struct Part<'a> {
    pub value: &'a mut Value,
    /// What it can be called, the best name first.
    pub names: Vec<String>,
}

/// Moves the parts to the components of this kind that make the document shorter there, and leaves references to them. Of
/// two with one name, the one with more uses has it; the other has a longer one, or else stays where it is.
pub fn share(document: &mut Value, kind: &str, parts: impl Fn(&mut Value) -> Vec<Part<'_>>) {
    let mut uses: Vec<(Value, Vec<String>, usize)> = Vec::new();
    for Part { value, names } in parts(document) {
        match uses.iter_mut().find(|(known, _, _)| known == value) {
            Some((_, _, count)) => *count += 1,
            None => uses.push((value.clone(), names, 1)),
        }
    }
    uses.retain(|(_, _, count)| *count > 1);
    uses.sort_by_key(|(_, _, count)| std::cmp::Reverse(*count));
    let mut shared: Map<String, Value> = Map::new();
    let mut references: HashMap<String, Value> = HashMap::new();
    for (value, names, count) in uses {
        let Some(name) = names.into_iter().find(|name| !shared.contains_key(name)) else {
            continue;
        };
        let reference = json!({"$ref": format!("#/components/{kind}/{name}")});
        let text = value.to_string();
        let named = name.len() + r#""":,"#.len();
        if (count - 1) * text.len() > count * reference.to_string().len() + named {
            references.insert(text, reference);
            shared.insert(name, value);
        }
    }
    for Part { value, .. } in parts(document) {
        if let Some(reference) = references.get(&value.to_string()) {
            *value = reference.clone();
        }
    }
    let components = &mut document["components"][kind];
    match components.as_object_mut() {
        Some(components) => components.extend(shared),
        None => *components = Value::Object(shared),
    }
}

/// `order id` as `OrderId`.
pub fn camel_case(title: &str) -> String {
    title
        .split(|character: char| !character.is_ascii_alphanumeric())
        .map(|word| {
            let mut characters = word.chars();
            let first = characters.next().map(|first| first.to_ascii_uppercase());
            first.into_iter().chain(characters).collect::<String>()
        })
        .collect()
}

/// What the content of a body or a response is called: an order as JSON is `Order`, several are `OrderList`, and a file is
/// named by its type, such as `Pdf`.
pub fn content_name(content: &Value) -> Option<String> {
    let (media_type, media) = content.as_object()?.iter().next()?;
    let schema = &media["schema"];
    let last = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    Some(match (&schema["$ref"], &schema["items"]["$ref"]) {
        (Value::String(reference), _) => last(reference),
        (_, Value::String(reference)) => format!("{}List", last(reference)),
        _ => camel_case(&last(media_type)),
    })
}
