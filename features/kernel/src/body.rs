//! A JSON body that reports all wrong fields together.
//!
//! poem-openapi's own `Json` stops at the first error and does not name a missing field. Here, the
//! schema in the API document is the schema that is checked, so the two cannot disagree.

mod check;

use std::ops::Deref;

use poem::{FromRequest, Request, RequestBody};
use poem_openapi::{
    ApiExtractor, ApiExtractorType, ExtractParamOptions,
    payload::{Json, Payload},
    registry::{MetaMediaType, MetaRequest, Registry},
    types::ParseFromJSON,
};
use serde_json::Value;

use crate::problem::{BROKEN_JSON, Failure, FieldProblem, UNSUPPORTED_MEDIA_TYPE};

use check::check;

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

/// Parses the JSON of a body without checking its shape.
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

#[cfg(test)]
mod tests {
    use poem_openapi::Object;
    use serde_json::json;

    use super::*;
    use crate::{Email, Mobile, MultiLine};

    #[derive(Object, Debug)]
    struct Input {
        #[oai(validator(min_length = 1, max_length = 10))]
        name: String,
        phone: Mobile,
        email: Option<Email>,
        message: Option<MultiLine>,
        #[oai(validator(minimum(value = "1"), maximum(value = "5")))]
        stars: Option<i32>,
        #[oai(validator(pattern = "^[a-z]{2}$"))]
        language: Option<String>,
    }

    fn wrong(value: Value) -> Vec<(String, String)> {
        match parse::<Input>(value) {
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
    fn all_wrong_fields_are_reported_together() {
        let found = wrong(json!({
            "name": "a name that is far too long", "phone": 12, "email": "not-an-address", "stars": 9, "language": "Tamil",
            "role": "owner"
        }));
        let expected = [
            ("name", "too_long"),
            ("phone", "wrong_type"),
            ("email", "invalid"),
            ("stars", "out_of_range"),
            ("language", "invalid"),
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
    fn control_characters_are_refused_and_line_breaks_allowed_in_multi_line_texts() {
        let good = json!({"name": "Asha", "phone": "9876543210", "message": "one\ntwo"});
        assert!(wrong(good).is_empty());
        let bad = json!({"name": "A\nB", "phone": "9876543210", "message": "one\u{0}two"});
        assert_eq!(wrong(bad).len(), 2);
    }

    #[test]
    fn null_does_not_count_as_absent() {
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
