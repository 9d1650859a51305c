//! Key and value pairs that a shop may hang on things.

use serde_json::{Value, json};

use crate::refusal::Refusal;

const MOST_PAIRS: usize = 15;
const LONGEST: usize = 256;

/// `[]` when there are none.
pub fn read(input: Option<&Value>) -> Result<Value, Refusal> {
    let pairs = match input {
        None | Some(Value::Null) => return Ok(json!([])),
        Some(Value::Array(none)) if none.is_empty() => return Ok(json!([])),
        Some(Value::Object(pairs)) => pairs,
        Some(_) => return Err(Refusal::of_field("notes", "The notes must be an array.")),
    };
    if pairs.len() > MOST_PAIRS {
        return Err(Refusal::of_field(
            "notes",
            "Number of fields in notes should be less than or equal to 15",
        ));
    }
    for (key, value) in pairs {
        let length = match value {
            Value::String(text) => text.chars().count(),
            Value::Number(_) | Value::Bool(_) => 0,
            _ => {
                return Err(Refusal::of_field(
                    "notes",
                    "The notes must hold plain values.",
                ));
            }
        };
        if length > LONGEST || key.chars().count() > LONGEST {
            return Err(Refusal::of_field(
                "notes",
                "notes can have a maximum of 256 characters.",
            ));
        }
    }
    Ok(if pairs.is_empty() {
        json!([])
    } else {
        Value::Object(pairs.clone())
    })
}
