//! What says nothing new is left out: `deprecated` of what is in use, a schema's title that repeats its name, the charset
//! of JSON, which is UTF-8 everywhere (RFC 8259, 8.1), formats of numbers that are none of OpenAPI's, and how the lines of
//! a comment were broken.

use serde_json::{Value, json};

const JSON_WITH_CHARSET: &str = "application/json; charset=utf-8";
/// How the names of numbers end that may not fit 32 bits.
const LONG: &[&str] = &[
    "paise",
    "bytes",
    "bytesinbucket",
    "next",
    "before",
    "after",
    "length",
    "offset",
    "max-size",
];
/// The largest limit that is written without its fraction.
const MOST: f64 = i32::MAX as f64;

pub fn leave_out(document: &mut Value) {
    let schemas = document["components"]["schemas"].as_object_mut();
    for (name, schema) in schemas.into_iter().flatten() {
        if let Some(schema) = schema.as_object_mut()
            && schema.get("title") == Some(&json!(name))
        {
            schema.remove("title");
        }
    }
    for part in ["paths", "components"] {
        leave_out_below(&mut document[part]);
        leave_out_formats(&mut document[part], "");
    }
}

fn leave_out_below(value: &mut Value) {
    match value {
        Value::Object(members) => {
            if members.get("deprecated") == Some(&json!(false)) {
                members.remove("deprecated");
            }
            if let Some(json) = members.remove(JSON_WITH_CHARSET) {
                members.insert("application/json".to_owned(), json);
            }
            for limit in ["minimum", "maximum"] {
                if let Some(limit) = members.get_mut(limit) {
                    write_whole(limit);
                }
            }
            if let Some(Value::String(text)) = members.get_mut("description") {
                *text = joined(text);
            }
            members.values_mut().for_each(leave_out_below);
        }
        Value::Array(items) => items.iter_mut().for_each(leave_out_below),
        _ => {}
    }
}

/// `uint8` and the like are no formats of OpenAPI. `int64` is for what may not fit 32 bits: money, bytes, and cursors, which
/// may be times. Ids and counts of a shop fit.
fn leave_out_formats(value: &mut Value, name: &str) {
    if let Value::Array(items) = value {
        items
            .iter_mut()
            .for_each(|item| leave_out_formats(item, ""));
    }
    let Some(members) = value.as_object_mut() else {
        return;
    };
    let is_long = LONG.iter().any(|end| name.to_lowercase().ends_with(end));
    if members.get("type") == Some(&json!("integer")) {
        members.remove("format");
        if is_long {
            members.insert("format".to_owned(), json!("int64"));
        }
    }
    let own = members
        .get("name")
        .and_then(Value::as_str)
        .map(str::to_owned);
    for (key, member) in members {
        let name = match key.as_str() {
            "schema" => own.as_deref().unwrap_or_default(),
            "items" => name,
            key => key,
        };
        leave_out_formats(member, name);
    }
}

/// `4` instead of `4.0`.
fn write_whole(number: &mut Value) {
    let whole = number.as_f64().filter(|number| number.fract() == 0.0);
    if let Some(whole) = whole.filter(|whole| whole.abs() <= MOST) {
        // It has no fraction and is in the range.
        #[expect(clippy::cast_possible_truncation)]
        let whole = whole as i64;
        *number = json!(whole);
    }
}

/// Paragraphs with one line each. Lists and examples keep their lines.
fn joined(text: &str) -> String {
    let paragraph = |paragraph: &str| {
        let has_lines = paragraph.lines().any(|line| {
            line.starts_with(['-', '|', '#', '`', ' ']) && !paragraph.starts_with(line)
        });
        match has_lines {
            true => paragraph.to_owned(),
            false => paragraph.replace('\n', " "),
        }
    };
    let paragraphs: Vec<String> = text.split("\n\n").map(paragraph).collect();
    paragraphs.join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_that_say_nothing_go_and_int64_of_what_may_be_long_stays() {
        let mut document = json!({"paths": {}, "components": {"schemas": {"Sizes": {"properties": {
            "days": {"type": "integer", "format": "int64", "minimum": 1.0, "maximum": 31.0},
            "width": {"type": "integer", "format": "uint32"},
            "pricePaise": {"type": "integer", "format": "int64", "minimum": 100.0},
        }}}}});
        leave_out(&mut document);
        assert_eq!(
            document["components"]["schemas"]["Sizes"]["properties"],
            json!({
                "days": {"type": "integer", "minimum": 1, "maximum": 31},
                "width": {"type": "integer"},
                "pricePaise": {"type": "integer", "format": "int64", "minimum": 100},
            })
        );
    }

    #[test]
    fn a_paragraph_is_a_line_and_a_list_stays_a_list() {
        assert_eq!(
            joined("One\ntwo.\n\nThree\nfour."),
            "One two.\n\nThree four."
        );
        assert_eq!(joined("Either:\n- one\n- two"), "Either:\n- one\n- two");
    }
}
