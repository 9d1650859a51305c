//! A JSON body that names every wrong field at once.
//!
//! poem-openapi's own `Json` stops at the first error and does not name a missing field. Here the schema that the
//! document shows is the schema that is checked, so the two cannot disagree.

use std::ops::Deref;

use poem::{FromRequest, Request, RequestBody};
use poem_openapi::{
    ApiExtractor, ApiExtractorType, ExtractParamOptions,
    payload::{Json, Payload},
    registry::{MetaMediaType, MetaRequest, MetaSchema, MetaSchemaRef, Registry},
    types::ParseFromJSON,
};
use serde_json::{Map, Value};

use crate::{
    calendar::Day,
    contact::{Email, Mobile, PinCode},
    password::{Flaw, NewPassword, Password},
    problem::{BROKEN_JSON, Failure, FieldProblem, UNSUPPORTED_MEDIA_TYPE},
};

/// A checked JSON object of the shape `T`.
pub struct Checked<T>(pub T);

impl<T> Deref for Checked<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<'a, T: ParseFromJSON> ApiExtractor<'a> for Checked<T> {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::RequestObject];

    type ParamType = ();
    type ParamRawType = ();

    fn register(registry: &mut Registry) {
        T::register(registry);
    }

    fn request_meta() -> Option<MetaRequest> {
        Some(MetaRequest {
            description: None,
            content: vec![MetaMediaType {
                content_type: Json::<T>::CONTENT_TYPE,
                schema: T::schema_ref(),
            }],
            required: true,
        })
    }

    async fn from_request(
        request: &'a Request,
        body: &mut RequestBody,
        _options: ExtractParamOptions<()>,
    ) -> poem::Result<Self> {
        let value = read(request, body).await?;
        let parsed = parse::<T>(value)?;
        Ok(Self(parsed))
    }
}

/// The JSON of a body, whatever it says.
pub(crate) async fn read(request: &Request, body: &mut RequestBody) -> poem::Result<Value> {
    let json = request
        .content_type()
        .is_some_and(Json::<Value>::check_content_type);
    if !json {
        return Err(Failure::new(UNSUPPORTED_MEDIA_TYPE).into());
    }
    let bytes = <Vec<u8> as FromRequest>::from_request(request, body).await?;
    let value = serde_json::from_slice::<Value>(&bytes).map_err(|error| {
        Failure::new(BROKEN_JSON).with_message(format!(
            "The body is not valid JSON (line {}, column {}).",
            error.line(),
            error.column()
        ))
    })?;
    Ok(value)
}

pub(crate) fn parse<T: ParseFromJSON>(value: Value) -> Result<T, Failure> {
    let mut registry = Registry::new();
    T::register(&mut registry);
    let mut problems = Vec::new();
    check(&registry, &T::schema_ref(), &value, "", &mut problems);
    if !problems.is_empty() {
        return Err(Failure::invalid(problems));
    }
    T::parse_from_json(Some(value)).map_err(|error| {
        Failure::invalid(vec![FieldProblem::new("", "invalid", error.into_message())])
    })
}

fn check(
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
    for name in members.keys() {
        if !schema.properties.iter().any(|(known, _)| known == name) {
            let shown: String = name.chars().filter(|c| !c.is_control()).take(60).collect();
            problems.push(FieldProblem::new(
                path(at, &shown),
                "unknown",
                "There is no such field.",
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
        problems.push(FieldProblem::new(at, "too_long", "These are too many."));
    }
    if schema.min_items.is_some_and(|least| items.len() < least) {
        problems.push(FieldProblem::new(at, "too_short", "These are too few."));
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
    // Blanks and characters that cannot be seen are part of a password.
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
            "Remove the characters that cannot be seen.",
        ));
    } else if let Err(message) = check_format(schema.format, text) {
        problems.push(FieldProblem::new(at, "invalid", message));
    }
}

/// `None` for anything that is not a password.
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

#[cfg(test)]
mod tests {
    use poem_openapi::Object;
    use serde_json::json;

    use super::*;
    use crate::contact::MultiLine;

    #[derive(Object, Debug)]
    struct Wish {
        #[oai(validator(min_length = 1, max_length = 10))]
        name: String,
        phone: Mobile,
        email: Option<Email>,
        message: Option<MultiLine>,
        #[oai(validator(minimum(value = "1"), maximum(value = "5")))]
        stars: Option<i32>,
    }

    fn wrong(value: Value) -> Vec<(String, String)> {
        match parse::<Wish>(value) {
            Ok(_) => Vec::new(),
            Err(failure) => failure
                .problem()
                .fields
                .unwrap_or_default()
                .into_iter()
                .map(|problem| (problem.field, problem.code))
                .collect(),
        }
    }

    #[test]
    fn every_wrong_field_is_named_at_once() {
        let found = wrong(json!({
            "name": "a name that is far too long", "phone": 12, "email": "nobody", "stars": 9, "role": "owner"
        }));
        let expected = [
            ("name", "too_long"),
            ("phone", "wrong_type"),
            ("email", "invalid"),
            ("stars", "out_of_range"),
            ("role", "unknown"),
        ];
        assert_eq!(found, expected.map(|(f, c)| (f.to_owned(), c.to_owned())));
    }

    #[test]
    fn missing_and_blank_are_both_required() {
        assert_eq!(
            wrong(json!({"name": "  "})),
            [
                ("name".to_owned(), "required".to_owned()),
                ("phone".to_owned(), "required".to_owned()),
            ]
        );
    }

    #[test]
    fn control_characters_are_refused_and_line_breaks_only_where_welcome() {
        let good = json!({"name": "Asha", "phone": "9876543210", "message": "one\ntwo"});
        assert!(wrong(good).is_empty());
        let bad = json!({"name": "A\nB", "phone": "9876543210", "message": "one\u{0}two"});
        assert_eq!(wrong(bad).len(), 2);
    }

    #[test]
    fn null_is_not_a_way_to_leave_something_out() {
        let found = wrong(json!({"name": null, "phone": "9876543210", "email": null}));
        let expected = [("name", "required"), ("email", "wrong_type")];
        assert_eq!(found, expected.map(|(f, c)| (f.to_owned(), c.to_owned())));
    }

    #[test]
    fn anything_but_an_object_is_refused() {
        for value in [json!(null), json!([]), json!("x"), json!(1)] {
            assert_eq!(wrong(value), [(String::new(), "wrong_type".to_owned())]);
        }
    }
}
