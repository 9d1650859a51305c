//! Bodies and answers that all records have in common.

use std::borrow::Cow;

use poem_openapi::{
    ApiResponse, Object,
    payload::Json,
    registry::{MetaSchema, MetaSchemaRef, Registry},
    types::{ParseError, ParseFromJSON, ParseResult, ToJSON, Type},
};
use serde_json::Value;

const VERSION: &str = "version";

/// Whether visitors see a record.
#[derive(Object, Debug)]
pub struct PublishRecord {
    /// False hides it, with everything below it.
    pub published: bool,
    /// The version that was read.
    pub version: i64,
}

/// A new order.
#[derive(Object, Debug)]
pub struct ReorderRecords {
    /// All ids of the list, or of what belongs to one record, in order.
    #[oai(validator(max_items = 1000))]
    pub ids: Vec<i64>,
}

#[derive(ApiResponse)]
pub enum Created<T: ToJSON> {
    /// The new record.
    #[oai(status = 201)]
    Created(Json<T>),
}

/// The fields of a record and the version that they change. `CreateOffer` becomes `UpdateOffer`.
#[derive(Debug)]
pub struct Update<F> {
    pub fields: F,
    pub version: i64,
}

impl<F: Type> Type for Update<F> {
    const IS_REQUIRED: bool = true;
    type RawValueType = Self;
    type RawElementValueType = Self;

    fn name() -> Cow<'static, str> {
        F::name().replacen("Create", "Update", 1).into()
    }

    fn schema_ref() -> MetaSchemaRef {
        MetaSchemaRef::Reference(Self::name().into_owned())
    }

    fn register(registry: &mut Registry) {
        registry.create_schema::<Self, _>(Self::name().into_owned(), |registry| {
            let mut schema = registry.create_fake_schema::<F>();
            let version = MetaSchema {
                description: Some("The version that was read."),
                ..MetaSchema::ANY
            };
            schema.title = Some(Self::name().into_owned());
            schema
                .properties
                .push((VERSION, i64::schema_ref().merge(version)));
            schema.required.push(VERSION);
            schema
        });
    }

    fn as_raw_value(&self) -> Option<&Self> {
        Some(self)
    }

    fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
        Box::new(std::iter::once(self))
    }
}

impl<F: ParseFromJSON> ParseFromJSON for Update<F> {
    fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
        let mut value = value.unwrap_or_default();
        let members = value.as_object_mut();
        let version = members.and_then(|members| members.remove(VERSION));
        Ok(Self {
            version: i64::parse_from_json(version).map_err(ParseError::propagate)?,
            fields: F::parse_from_json(Some(value)).map_err(ParseError::propagate)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::body::parse;

    #[derive(Object)]
    struct CreateOffer {
        #[oai(validator(min_length = 1))]
        text: String,
    }

    fn wrong(body: Value) -> Vec<String> {
        let Err(failure) = parse::<Update<CreateOffer>>(body) else {
            return Vec::new();
        };
        let fields = failure.problem().fields.unwrap_or_default();
        fields.into_iter().map(|problem| problem.field).collect()
    }

    #[test]
    fn a_change_is_the_fields_and_the_version() {
        assert_eq!(Update::<CreateOffer>::name(), "UpdateOffer");
        let update = parse::<Update<CreateOffer>>(json!({"text": "Ten percent", "version": 3}));
        let update = update.unwrap();
        assert_eq!(
            (update.fields.text.as_str(), update.version),
            ("Ten percent", 3)
        );
        assert_eq!(wrong(json!({"text": "", "version": 3})), ["text"]);
        assert_eq!(wrong(json!({"text": "Ten percent"})), ["version"]);
        assert_eq!(
            wrong(json!({"text": "Ten percent", "version": 1, "vip": true})),
            ["vip"]
        );
    }
}
