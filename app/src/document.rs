//! The published API document: what the operations say about themselves, and every error they can answer with.

mod references;

use std::{
    collections::{BTreeMap, BTreeSet},
    marker::PhantomData,
};

use kernel::{
    Code, Gives, Problem,
    problem::{
        BODY_TOO_LARGE, BROKEN_JSON, BUSY, FORBIDDEN_ORIGIN, FRAMEWORK_CODES, INTERNAL,
        INVALID_BODY, INVALID_PARAMETER, TIMEOUT, UNSUPPORTED_MEDIA_TYPE,
    },
};
use poem::{endpoint::BoxEndpoint, http::Method};
use poem_openapi::{
    OpenApi, OpenApiService,
    registry::{MetaApi, Registry},
    types::Type,
};
use serde_json::{Map, Value, json};

const DESCRIPTION: &str = "Everything the shop's own pages know, they know from here. \
    Money is whole paise, times are RFC 3339 in UTC, days are India's. \
    Unknown query parameters are ignored, unknown body fields are refused. \
    Every error has the same shape: a stable `code`, a sentence, and for forms every field that needs another look. \
    Unsafe methods need an `Origin` header that names the shop's public address.";

/// The service under `/api`.
pub fn service<Api: OpenApi>(api: Api) -> OpenApiService<Api, ()> {
    OpenApiService::new(api, "Boutique", env!("CARGO_PKG_VERSION"))
        .description(DESCRIPTION)
        .server("/api")
}

/// The document of an API with these parts, as it is published.
pub fn publish<Api: OpenApi>(_: &Api, gives: &[Gives]) -> Result<String, String> {
    let plain = service(Shape::<Api>(PhantomData)).spec();
    let mut document: Value = serde_json::from_str(&plain).map_err(|error| error.to_string())?;
    let mut codes: BTreeMap<&str, Vec<Code>> = BTreeMap::new();
    // What can be paid for adds its own refusals to the operations that take the money.
    for (operation, more) in gives.iter().flat_map(|feature| feature.codes) {
        codes.entry(*operation).or_default().extend(*more);
    }
    add_problem_schemas(&mut document, codes.values().flatten());
    let mut unused: BTreeSet<&str> = codes.keys().copied().collect();
    for operation in operations_mut(&mut document) {
        let id = operation["operationId"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        unused.remove(id.as_str());
        let own = codes.get(id.as_str()).map(Vec::as_slice);
        add_problems(operation, own.unwrap_or_default());
    }
    if let Some(id) = unused.first() {
        return Err(format!(
            "there are codes for the operation '{id}', which does not exist"
        ));
    }
    references::make_plain(&mut document);
    let mut text = serde_json::to_string_pretty(&document).map_err(|error| error.to_string())?;
    text.push('\n');
    Ok(text)
}

fn operations_mut(document: &mut Value) -> impl Iterator<Item = &mut Map<String, Value>> {
    let paths = document["paths"]
        .as_object_mut()
        .into_iter()
        .flat_map(Map::values_mut);
    paths
        .filter_map(Value::as_object_mut)
        .flat_map(Map::values_mut)
        .filter_map(Value::as_object_mut)
}

/// The framework's errors follow from what the operation takes; its own come from its feature's list.
fn add_problems(operation: &mut Map<String, Value>, own: &[Code]) {
    let mut codes = vec![INTERNAL, BUSY, TIMEOUT];
    if operation
        .get("parameters")
        .and_then(Value::as_array)
        .is_some_and(|parameters| !parameters.is_empty())
    {
        codes.push(INVALID_PARAMETER);
    }
    if operation.contains_key("requestBody") {
        codes.extend([
            BROKEN_JSON,
            FORBIDDEN_ORIGIN,
            BODY_TOO_LARGE,
            UNSUPPORTED_MEDIA_TYPE,
            INVALID_BODY,
        ]);
    }
    codes.extend(own);
    let mut by_status: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for code in codes {
        by_status
            .entry(code.status)
            .or_default()
            .push(format!("`{}`: {}", code.name, code.message));
    }
    let responses = operation.entry("responses").or_insert_with(|| json!({}));
    // The format wants words for every answer, and poem-openapi has none for a plain one.
    for answer in responses
        .as_object_mut()
        .into_iter()
        .flat_map(Map::values_mut)
    {
        if answer["description"] == "" {
            answer["description"] = json!("What was asked for.");
        }
    }
    for (status, lines) in by_status {
        responses[status.to_string()] = json!({
            "description": lines.join("\n\n"),
            "content": {
                "application/json; charset=utf-8": {"schema": {"$ref": "#/components/schemas/Problem"}}
            }
        });
    }
}

/// `Problem` with every code there is, so that a client can tell at build time that it has words for each.
fn add_problem_schemas<'a>(document: &mut Value, own: impl Iterator<Item = &'a Code>) {
    let names: BTreeSet<&str> = FRAMEWORK_CODES
        .iter()
        .chain(own)
        .map(|code| code.name)
        .collect();
    let mut registry = Registry::new();
    Problem::register(&mut registry);
    for (name, schema) in &registry.schemas {
        // The registry's schemas are plain data; none of them can fail to become JSON.
        let mut schema = serde_json::to_value(schema).unwrap_or_default();
        if *name == Problem::name() {
            schema["properties"]["code"]["enum"] = json!(names);
        }
        document["components"]["schemas"][name.as_str()] = schema;
    }
}

/// An API's operations without the API: what the document is made of needs no store.
struct Shape<Api>(PhantomData<fn() -> Api>);

impl<Api: OpenApi> OpenApi for Shape<Api> {
    fn meta() -> Vec<MetaApi> {
        Api::meta()
    }

    fn register(registry: &mut Registry) {
        Api::register(registry);
    }

    fn add_routes(
        self,
        _: &mut std::collections::HashMap<
            String,
            std::collections::HashMap<Method, BoxEndpoint<'static>>,
        >,
    ) {
    }
}
