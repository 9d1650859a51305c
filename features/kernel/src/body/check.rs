//! Checks a JSON value against the schema in the API document.

use poem_openapi::registry::{MetaSchema, MetaSchemaRef, Registry};
use regex::Regex;
use serde_json::{Map, Value};

use crate::{
    calendar::Day,
    contact::{Mobile, PinCode},
    email::Email,
    password::{Flaw, NewPassword, Password},
    problem::FieldProblem,
};

/// Adds the problems of this value and its children to `problems`.
pub(super) fn check(
    registry: &Registry,
    reference: &MetaSchemaRef,
    value: &Value,
    at: &str,
    problems: &mut Vec<FieldProblem>,
) {
    match reference {
        MetaSchemaRef::Reference(name) => {
            if let Some(schema) = registry.schemas.get(name) {
                check_schema(registry, schema, value, at, problems);
            }
        }
        MetaSchemaRef::Inline(schema) => check_schema(registry, schema, value, at, problems),
    }
}

fn check_schema(
    registry: &Registry,
    schema: &MetaSchema,
    value: &Value,
    at: &str,
    problems: &mut Vec<FieldProblem>,
) {
    for part in &schema.all_of {
        check(registry, part, value, at, problems);
    }
    if !schema.enum_items.is_empty() && !schema.enum_items.contains(value) {
        problems.push(FieldProblem::new(
            at,
            "invalid",
            "Choose one of the offered values.",
        ));
        return;
    }
    match (schema.ty, value) {
        ("object", Value::Object(members)) => check_object(registry, schema, members, at, problems),
        ("array", Value::Array(items)) => check_array(registry, schema, items, at, problems),
        ("string", Value::String(text)) => check_text(schema, text, at, problems),
        ("integer", Value::Number(number)) if number.is_i64() || number.is_u64() => {
            check_number(schema, number.as_f64().unwrap_or(f64::MAX), at, problems);
        }
        ("number", Value::Number(number)) => {
            check_number(schema, number.as_f64().unwrap_or(f64::MAX), at, problems);
        }
        ("boolean", Value::Bool(_)) | ("", _) => {}
        (wanted, _) => problems.push(FieldProblem::new(
            at,
            "wrong_type",
            format!("This has to be {}.", a(wanted)),
        )),
    }
}

fn check_object(
    registry: &Registry,
    schema: &MetaSchema,
    members: &Map<String, Value>,
    at: &str,
    problems: &mut Vec<FieldProblem>,
) {
    for (name, reference) in &schema.properties {
        let field = path(at, name);
        match members.get(*name) {
            None | Some(Value::Null) if schema.required.contains(name) => {
                problems.push(FieldProblem::new(field, "required", "Please fill this in."));
            }
            None => {}
            Some(value) => check(registry, reference, value, &field, problems),
        }
    }
    for (name, value) in members {
        if let Some(of_any) = &schema.additional_properties {
            check(registry, of_any, value, &path(at, name), problems);
        } else if !schema.properties.iter().any(|(known, _)| known == name) {
            let shown: String = name.chars().filter(|c| !c.is_control()).take(60).collect();
            problems.push(FieldProblem::new(
                path(at, &shown),
                "unknown",
                "This field does not exist.",
            ));
        }
    }
}

fn check_array(
    registry: &Registry,
    schema: &MetaSchema,
    items: &[Value],
    at: &str,
    problems: &mut Vec<FieldProblem>,
) {
    if schema.max_items.is_some_and(|most| items.len() > most) {
        problems.push(FieldProblem::new(
            at,
            "too_long",
            "There are too many items.",
        ));
    }
    if schema.min_items.is_some_and(|least| items.len() < least) {
        problems.push(FieldProblem::new(
            at,
            "too_short",
            "There are too few items.",
        ));
    }
    if let Some(reference) = &schema.items {
        for (index, item) in items.iter().enumerate() {
            check(
                registry,
                reference,
                item,
                &path(at, &index.to_string()),
                problems,
            );
        }
    }
}

fn check_text(schema: &MetaSchema, text: &str, at: &str, problems: &mut Vec<FieldProblem>) {
    // Spaces and invisible characters are part of a password.
    if let Some(flaw) = check_password(schema.format, text) {
        if let Err((code, message)) = flaw {
            problems.push(FieldProblem::new(at, code, message));
        }
        return;
    }
    let length = text.chars().count();
    let lines_welcome = schema.format == Some("multi-line");
    let unwanted = |c: char| c.is_control() && !(lines_welcome && matches!(c, '\n' | '\r' | '\t'));
    if schema
        .min_length
        .is_some_and(|least| text.trim().chars().count() < least)
    {
        let (code, message) = if text.trim().is_empty() {
            ("required", "Please fill this in.".to_owned())
        } else {
            (
                "too_short",
                format!(
                    "Use at least {} characters.",
                    schema.min_length.unwrap_or_default()
                ),
            )
        };
        problems.push(FieldProblem::new(at, code, message));
    } else if let Some(most) = schema.max_length.filter(|most| length > *most) {
        problems.push(FieldProblem::new(
            at,
            "too_long",
            format!("Use at most {most} characters; this has {length}."),
        ));
    } else if text.chars().any(unwanted) {
        problems.push(FieldProblem::new(
            at,
            "control_characters",
            "Remove the invisible characters.",
        ));
    } else if let Err(message) = check_format(schema.format, text) {
        problems.push(FieldProblem::new(at, "invalid", message));
    } else if schema
        .pattern
        .as_deref()
        .is_some_and(|pattern| !fits(pattern, text))
    {
        let message = "This does not have the right form.";
        problems.push(FieldProblem::new(at, "invalid", message));
    }
}

fn fits(pattern: &str, text: &str) -> bool {
    Regex::new(pattern).is_ok_and(|pattern| pattern.is_match(text))
}

/// `None` for anything but a password.
fn check_password(format: Option<&str>, text: &str) -> Option<Result<(), Flaw>> {
    match format {
        Some("password") => Some(Password::check(text)),
        Some("new-password") => Some(NewPassword::check(text)),
        _ => None,
    }
}

fn check_format(format: Option<&str>, text: &str) -> Result<(), String> {
    match format {
        Some("mobile") => Mobile::parse(text).map(drop),
        Some("email") => Email::parse(text).map(drop),
        Some("pin-code") => PinCode::parse(text).map(drop),
        Some("date") => Day::parse(text)
            .map(drop)
            .ok_or_else(|| "Enter a day as yyyy-mm-dd.".to_owned()),
        _ => Ok(()),
    }
}

fn check_number(schema: &MetaSchema, number: f64, at: &str, problems: &mut Vec<FieldProblem>) {
    let above = schema.maximum.is_some_and(|most| number > most);
    let below = schema.minimum.is_some_and(|least| number < least);
    if above || below {
        let message = match (schema.minimum, schema.maximum) {
            (Some(least), Some(most)) => format!("Use a number from {least} to {most}."),
            (Some(least), None) => format!("Use a number of at least {least}."),
            (_, Some(most)) => format!("Use a number of at most {most}."),
            (None, None) => String::new(),
        };
        problems.push(FieldProblem::new(at, "out_of_range", message));
    }
}

fn path(at: &str, name: &str) -> String {
    if at.is_empty() {
        name.to_owned()
    } else {
        format!("{at}.{name}")
    }
}

fn a(kind: &str) -> &'static str {
    match kind {
        "string" => "a text",
        "integer" => "a whole number",
        "number" => "a number",
        "boolean" => "true or false",
        "array" => "a list",
        _ => "an object",
    }
}
