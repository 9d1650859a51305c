//! What says nothing new is left out: `deprecated` of what is in use, a schema's title that repeats its name, and the
//! charset of JSON, which is UTF-8 everywhere (RFC 8259, 8.1).

use serde_json::{Value, json};

const JSON_WITH_CHARSET: &str = "application/json; charset=utf-8";

pub fn leave_out(document: &mut Value) {
    let schemas = document["components"]["schemas"].as_object_mut();
    for (name, schema) in schemas.into_iter().flatten() {
        if let Some(schema) = schema.as_object_mut()
            && schema.get("title") == Some(&json!(name))
        {
            schema.remove("title");
        }
    }
    leave_out_below(document);
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
            members.values_mut().for_each(leave_out_below);
        }
        Value::Array(items) => items.iter_mut().for_each(leave_out_below),
        _ => {}
    }
}
