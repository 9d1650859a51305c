//! Texts that identify a customer's data in a response.

use std::collections::BTreeSet;

use serde_json::Value;

/// All texts of these responses that are personal: leaves out public texts and times.
pub fn marks<'a>(own: impl IntoIterator<Item = &'a Value>, known: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for value in own {
        collect(value, &mut found);
    }
    found.retain(|text| text.len() > 4 && !is_time(text) && !known.contains(text.as_str()));
    found
}

fn collect(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            found.insert(text.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        Value::Object(members) => members.values().for_each(|member| collect(member, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn is_time(text: &str) -> bool {
    text.starts_with("20")
        && text
            .chars()
            .all(|c| c.is_ascii_digit() || "-:TZ.".contains(c))
}
