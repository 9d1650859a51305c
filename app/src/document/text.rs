//! The document as text, so that a change shows as few lines, and few bytes are layout: each short field,
//! and each short part of an operation or a schema, beside the next one, and a line for each longer one. Nothing is indented.

use serde_json::Value;

/// What is longer and holds objects has a line for each part.
const SHORT: usize = 400;
/// Parts of an operation or a schema, and fields, that are shorter share a line.
const SMALL: usize = 120;
/// Operations and schemas, below the document, `paths` or `components`, and a path or `schemas`.
const SUBJECTS: usize = 3;
/// Fields below a schema's `properties`, and responses below an operation's: the innermost that have lines.
const INNERMOST: usize = 4;

pub fn of(document: &Value) -> String {
    let mut text = part(document, 0);
    text.push('\n');
    text
}

fn part(value: &Value, depth: usize) -> String {
    let inside = |value: &Value| part(value, depth + 1);
    let (open, parts, close): (_, Vec<String>, _) = match value {
        Value::Object(members) => {
            let member = |(name, value): (&String, &Value)| {
                format!("{}:{}", Value::from(name.as_str()), inside(value))
            };
            ("{", members.iter().map(member).collect(), "}")
        }
        Value::Array(items) => ("[", items.iter().map(inside).collect(), "]"),
        leaf => return leaf.to_string(),
    };
    let length: usize = parts.iter().map(|part| part.len() + 1).sum();
    if length < SHORT || depth > INNERMOST || !holds_object(value) {
        return format!("{open}{}{close}", parts.join(","));
    }
    let mut text = open.to_owned();
    let joins = (SUBJECTS..=INNERMOST).contains(&depth);
    let mut shares_line = joins;
    for (place, part) in parts.iter().enumerate() {
        let is_small = joins && part.len() < SMALL;
        if place > 0 {
            text.push(',');
        }
        if !(shares_line && is_small) {
            text.push('\n');
        }
        shares_line = is_small;
        text.push_str(part);
    }
    text.push_str(close);
    text
}

fn holds_object(value: &Value) -> bool {
    match value {
        Value::Object(members) => members
            .values()
            .any(|member| member.is_object() || holds_object(member)),
        Value::Array(items) => items
            .iter()
            .any(|item| item.is_object() || holds_object(item)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_field_is_a_line_and_small_parts_share_one() {
        let long = "x".repeat(SHORT);
        let document = json!({"components": {"schemas": {
            "Long": {"type": "object", "description": long, "required": ["a"], "properties": {
                "a": {"type": "string", "description": long},
                "b": {"type": "array", "items": {"type": "string", "enum": [long]}},
            }},
            "Short": {"type": "string"},
        }}});
        let wanted = format!(
            r#"{{
"components":{{
"schemas":{{
"Long":{{"type":"object",
"description":"{long}",
"required":["a"],
"properties":{{
"a":{{"type":"string","description":"{long}"}},
"b":{{"type":"array","items":{{"type":"string","enum":["{long}"]}}}}}}}},
"Short":{{"type":"string"}}}}}}}}
"#
        );
        assert_eq!(of(&document), wanted);
    }
}
