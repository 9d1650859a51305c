//! Writes the published document.

use std::{
    collections::{BTreeMap, BTreeSet},
    marker::PhantomData,
};

use kernel::{
    Code, FieldProblem, ListedCodes, Problem, SearchKind, listed_codes::RULES, problem::FIELD_CODES,
};
use poem::{endpoint::BoxEndpoint, http::Method};
use poem_openapi::{
    OpenApi,
    registry::{MetaApi, Registry},
    types::Type,
};
use serde_json::{Map, Value, json};

use super::{
    bodies, default_security, examples, obvious, parameters, references, responses, service,
    silent, text,
};
use crate::{
    access_scopes::{Reach, reach},
    http::operations::described,
};

const BY_TOKEN: &str = "AccessToken";
const TOKENS: &str = "An access token, created by the owner under Settings. It needs the scope that an operation names as \
    `x-scope`. Operations that name none refuse tokens if they need a login or are no GET.";

/// What the document has from the features beside their operations.
pub struct Facts {
    /// Every code there is, by its name.
    pub codes: BTreeMap<&'static str, Code>,
    /// The kinds of search results.
    pub search_kinds: Vec<SearchKind>,
    /// The kinds of things that are paid for.
    pub payables: BTreeSet<&'static str>,
}

/// The document of an API whose operations answer with these codes, as it is published.
///
/// # Errors
/// A sentence, when the framework's own document is no JSON.
pub fn publish<Api: OpenApi>(listed: &ListedCodes, facts: Facts) -> Result<String, String> {
    let plain = service(Shape::<Api>(PhantomData)).spec();
    let mut document: Value = serde_json::from_str(&plain).map_err(|error| error.to_string())?;
    let rules = RULES.iter().map(|rule| {
        let names = rule.codes.iter().map(|code| code.name);
        (rule.name.to_owned(), names.collect())
    });
    document["x-derived-codes"] = Value::Object(rules.collect());
    add_problem(&mut document, &facts.codes);
    add_search_kinds(&mut document, facts.search_kinds);
    add_payables(&mut document, &facts.payables);
    add_scopes::<Api>(&mut document);
    for operation in operations_mut(&mut document) {
        responses::describe(operation);
        add_codes(operation, listed);
    }
    obvious::leave_out(&mut document);
    obvious::explain(&mut document);
    references::make_plain(&mut document);
    silent::leave_out(&mut document);
    examples::give(&mut document);
    default_security::set(&mut document);
    parameters::share(&mut document);
    bodies::share(&mut document);
    responses::share(&mut document);
    Ok(text::of(&document))
}

pub(super) fn operations_mut(
    document: &mut Value,
) -> impl Iterator<Item = &mut Map<String, Value>> {
    let paths = document["paths"]
        .as_object_mut()
        .into_iter()
        .flat_map(Map::values_mut);
    paths
        .filter_map(Value::as_object_mut)
        .flat_map(Map::values_mut)
        .filter_map(Value::as_object_mut)
}

fn add_codes(operation: &mut Map<String, Value>, listed: &ListedCodes) {
    let id = operation["operationId"].as_str().unwrap_or_default();
    let own = listed.own(id).iter();
    let own: Vec<&str> = own.map(|code| code.name).collect();
    if !own.is_empty() {
        operation.insert("x-codes".to_owned(), json!(own));
    }
    let responses = operation.entry("responses").or_insert_with(|| json!({}));
    responses["default"] = json!({"$ref": "#/components/responses/Problem"});
}

/// Access tokens, next to the cookie of each operation that they reach. The format has no scopes for this kind of
/// scheme (OpenAPI 3.0, Security Requirement Object), so an operation names its own as `x-scope`.
fn add_scopes<Api: OpenApi>(document: &mut Value) {
    document["components"]["securitySchemes"][BY_TOKEN] = json!({
        "type": "http",
        "scheme": "bearer",
        "bearerFormat": "boutique_...",
        "description": TOKENS,
    });
    for operation in described::<Api>() {
        let Reach::With(scope) = reach(&operation) else {
            continue;
        };
        let method = operation.method.to_lowercase();
        let documented = &mut document["paths"][operation.path.as_str()][method];
        documented["x-scope"] = json!(scope.name());
        if let Some(schemes) = documented["security"].as_array_mut() {
            schemes.push(json!({BY_TOKEN: []}));
        }
    }
}

/// The one answer of whatever does not work, with every code there is.
fn add_problem(document: &mut Value, codes: &BTreeMap<&str, Code>) {
    let mut registry = Registry::new();
    Problem::register(&mut registry);
    for (name, schema) in &registry.schemas {
        // The registry's schemas are plain data; none of them can fail to become JSON.
        let mut schema = serde_json::to_value(schema).unwrap_or_default();
        if *name == Problem::name() {
            schema["properties"]["code"]["enum"] = codes.keys().copied().collect();
        }
        if *name == FieldProblem::name() {
            schema["properties"]["code"]["enum"] = json!(FIELD_CODES);
        }
        document["components"]["schemas"][name.as_str()] = schema;
    }
    document["components"]["responses"]["Problem"] = json!({
        "description": "Why it did not work.",
        "content": {
            "application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
    });
}

/// The kinds of search results in their order: they come from the features.
fn add_search_kinds(document: &mut Value, mut kinds: Vec<SearchKind>) {
    kinds.sort_unstable();
    let described: Vec<String> = kinds
        .iter()
        .map(|kind| format!("`{}` is {}", kind.id, kind.label))
        .collect();
    let ids = kinds.iter().map(|kind| kind.id);
    let schemas = &mut document["components"]["schemas"];
    schemas["SearchKind"] = json!({
        "type": "string",
        "description": format!("Kind of a result: {}.", described.join(", ")),
        "enum": ids.collect::<Value>(),
    });
    let kind = json!({"$ref": "#/components/schemas/SearchKind"});
    schemas["SearchHit"]["properties"]["type"] = kind.clone();
    let search = document["paths"]["/search"]["get"]["parameters"].as_array_mut();
    for parameter in search.into_iter().flatten() {
        if parameter["name"] == "type" {
            parameter["schema"] = kind.clone();
        }
    }
}

/// Fields with the kind of a thing that is paid for: a schema and its field.
const PAYABLE_FIELDS: [(&str, &str); 9] = [
    ("CheckCoupon", "kind"),
    ("CreatePaymentOrder", "kind"),
    ("LatestMoney", "kind"),
    ("MatchPayment", "kind"),
    ("MoneyOfKind", "kind"),
    ("PaymentOrder", "kind"),
    ("ReceiptLine", "itemKind"),
    ("Transaction", "kind"),
    ("UnmatchedPayment", "kind"),
];

/// The kinds of things that are paid for: they come from the features.
fn add_payables(document: &mut Value, kinds: &BTreeSet<&str>) {
    let schemas = &mut document["components"]["schemas"];
    schemas["PayableKind"] = json!({
        "type": "string",
        "description": "What is paid for: a course or a gift, or a part of the price of an order.",
        "enum": kinds,
    });
    for (schema, field) in PAYABLE_FIELDS {
        schemas[schema]["properties"][field] = json!({"$ref": "#/components/schemas/PayableKind"});
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
