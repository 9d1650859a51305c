//! The document as text. What is short stands on one line, and whatever holds no further object: a change shows as few
//! lines, and little of the text is indentation.

use serde_json::Value;

const INDENT: &str = " ";
/// What is longer and holds objects has a line for each part.
const SHORT: usize = 240;

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
    if length < SHORT || !holds_object(value) {
        return format!("{open}{}{close}", parts.join(","));
    }
    let (indent, end) = (INDENT.repeat(depth + 1), INDENT.repeat(depth));
    let lines = parts.join(&format!(",\n{indent}"));
    format!("{open}\n{indent}{lines}\n{end}{close}")
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
    fn leaves_and_what_is_short_stand_on_one_line() {
        let long = "x".repeat(SHORT);
        let document = json!({"a": {"b": {"enum": [long], "type": "string"}}, "c": [{"d": []}]});
        let wanted = format!(
            r#"{{
 "a":{{
  "b":{{"enum":["{long}"],"type":"string"}}
 }},
 "c":[{{"d":[]}}]
}}
"#
        );
        assert_eq!(of(&document), wanted);
    }
}
