//! The API document: current, complete, small, and with accurate error codes.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    sync::LazyLock,
};

use boutique::http::operations::{CHECKED_IN, Operations};
use regex::Regex;
use serde_json::{Value, json};

use crate::support::{DemoShop, documented::operations_of};

/// The document that the program publishes, made once for all tests.
pub fn published() -> &'static str {
    static PUBLISHED: LazyLock<String> = LazyLock::new(made);
    &PUBLISHED
}

fn made() -> String {
    // Closed pools of connections stand for the store. They need a runtime, which not every test has.
    let make = || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async { boutique::document::document().unwrap() })
    };
    std::thread::spawn(make).join().unwrap()
}

/// Operations by their method and path.
fn operations() -> Vec<(String, Value)> {
    let document: Value = serde_json::from_str(published()).unwrap();
    let operations = operations_of(&document).into_iter();
    operations
        .map(|one| {
            let place = format!("{} {}", one.method.to_uppercase(), one.path);
            (place, one.operation)
        })
        .collect()
}

/// Results of one rank would be in the order in which the features join.
#[test]
fn search_results_come_in_the_order_of_the_specification() {
    let document: Value = serde_json::from_str(published()).unwrap();
    let kinds = &document["components"]["schemas"]["SearchKind"]["enum"];
    assert_eq!(
        *kinds,
        json!(["course", "category", "service", "subcategory"])
    );
}

/// A 200 with an empty body cannot be read as JSON: the client takes what was done for a failure.
#[test]
fn an_answer_without_content_is_a_204() {
    let empty = |answer: &Value| answer.get("content").is_none() && answer.get("$ref").is_none();
    let operations = operations().into_iter();
    let empty: Vec<String> = operations
        .filter(|(place, _)| !place.starts_with("HEAD "))
        .filter(|(_, operation)| operation["responses"].get("200").is_some_and(empty))
        .map(|(place, _)| place)
        .collect();
    assert!(empty.is_empty(), "{empty:?}");
}

/// Where two documents differ, because whole they are too long to print.
fn first_difference(one: &str, other: &str) -> Option<String> {
    if one == other {
        return None;
    }
    let ends = std::iter::repeat("(the end)");
    let pairs = one
        .lines()
        .chain(ends.clone())
        .zip(other.lines().chain(ends));
    let (line, (one, other)) = pairs.enumerate().find(|(_, (one, other))| one != other)?;
    let short = |text: &str| text.chars().take(300).collect::<String>();
    Some(format!(
        "line {}: {}\n   now: {}",
        line + 1,
        short(one),
        short(other)
    ))
}

#[tokio::test]
async fn the_checked_in_document_is_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../openapi.json");
    let checked_in = fs::read_to_string(file).unwrap_or_default();
    let difference = first_difference(&checked_in, published());
    assert!(
        difference.is_none(),
        "openapi.json is not what the program publishes. Write it with: npx --yes rust-just@1.57.0 gen\n{}",
        difference.unwrap_or_default()
    );
}

#[tokio::test]
async fn the_checked_in_list_of_operations_is_current() {
    let difference = first_difference(CHECKED_IN, &boutique::document::operations().unwrap());
    assert!(
        difference.is_none(),
        "app/operations.json is not what the program's operations are. Write it with: \
         npx --yes rust-just@1.57.0 gen\n{}",
        difference.unwrap_or_default()
    );
    assert!(Operations::checked_in().is_ok());
}

#[tokio::test]
async fn it_is_the_same_each_time() {
    assert_eq!(first_difference(published(), &made()), None);
}

#[tokio::test]
async fn operations_are_named_noun_then_verb_and_only_once() {
    let mut seen = BTreeSet::new();
    for (place, operation) in operations() {
        let id = operation["operationId"]
            .as_str()
            .unwrap_or_else(|| panic!("{place} has no operation_id"));
        let wording: Vec<&str> = id.split('_').collect();
        let plain = wording
            .iter()
            .all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase()));
        assert!(
            plain && wording.len() > 1,
            "{place}: '{id}' is not a noun_verb"
        );
        assert!(seen.insert(id.to_owned()), "{place}: '{id}' is taken");
    }
}

#[tokio::test]
async fn operations_have_a_summary_and_a_description() {
    for (place, operation) in operations() {
        for part in ["summary", "description"] {
            let said = operation
                .get(part)
                .and_then(Value::as_str)
                .unwrap_or_default();
            assert!(
                said.trim().len() > 8,
                "{place} has no {part}: write a doc comment of a line, a gap and more"
            );
        }
    }
}

/// The error response is defined once. Each operation adds the codes of its own rules, not those
/// that follow from its kind.
#[tokio::test]
async fn operations_list_their_own_codes_and_nothing_that_follows() {
    let document: Value = serde_json::from_str(published()).unwrap();
    let known = names(&document["components"]["schemas"]["Problem"]["properties"]["code"]["enum"]);
    let rules = document["x-derived-codes"].as_object().unwrap();
    for (name, codes) in rules {
        assert!(names(codes).is_subset(&known), "{name}");
    }
    let said = document["info"]["description"].as_str().unwrap();
    for code in rules.values().flat_map(names) {
        assert!(said.contains(&format!("`{code}`")), "{code}");
    }
    for (place, operation) in operations() {
        let responses = operation["responses"].as_object().unwrap();
        assert_eq!(
            responses["default"],
            serde_json::json!({"$ref": "#/components/responses/Problem"}),
            "{place}"
        );
        let mut others = responses.keys().filter(|status| *status != "default");
        assert!(
            others.clone().next().is_some() && others.all(|status| status.starts_with(['2', '3'])),
            "{place} lists error responses, or no success"
        );
        // Absent where an operation has no rules of its own.
        let listed = operation.get("x-codes");
        let own = listed.map(names).unwrap_or_default();
        let length = listed.map_or(0, |codes| codes.as_array().unwrap().len());
        assert_eq!(own.len(), length, "{place}");
        assert!(own.is_subset(&known), "{place}");
        let always = names(&rules["always"]);
        assert!(own.is_disjoint(&always), "{place}");
    }
}

/// The client's types apply the rules again: they have to agree with the program.
#[tokio::test]
async fn the_clients_codes_match_the_program() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/api/codes.ts");
    let text = fs::read_to_string(file).unwrap();
    let aliases: BTreeMap<&str, BTreeSet<String>> = text
        .lines()
        .filter_map(|line| line.strip_prefix("type ")?.split_once(" = "))
        .map(|(name, codes)| (name, members(codes)))
        .collect();
    let mut listed: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for line in text.lines() {
        let Some((id, codes)) = line
            .strip_prefix("  ")
            .and_then(|line| line.split_once(": "))
        else {
            continue;
        };
        let codes = members(codes).into_iter();
        let codes = codes.flat_map(|code| match aliases.get(code.as_str()) {
            Some(names) => names.clone(),
            None => BTreeSet::from([code]),
        });
        listed.entry(id).or_default().extend(codes);
    }
    let listed_codes = boutique::document::published().unwrap().1;
    let mut count = 0;
    for id in listed_codes.ids() {
        // The client has no access token.
        let codes = listed_codes
            .codes(id)
            .map(|code| code.name.to_owned())
            .filter(|name| !name.starts_with("access_token."));
        assert_eq!(
            listed.get(id),
            Some(&codes.collect()),
            "{id}. Fix with: npx --yes rust-just@1.57.0 gen"
        );
        count += 1;
    }
    assert_eq!(listed.len(), count);
}

fn names(codes: &Value) -> BTreeSet<String> {
    let codes = codes.as_array().unwrap().iter();
    codes
        .map(|code| code.as_str().unwrap().to_owned())
        .collect()
}

fn members(union: &str) -> BTreeSet<String> {
    let union = union.trim_end_matches(';').split(" | ");
    union
        .map(|member| member.trim_matches('"').to_owned())
        .collect()
}

/// The document's size with all that operations share: fields, layout, and what is said of them.
const MOST_BYTES: usize = 600_000;
const LINES_PER_OPERATION: usize = 22;

/// Changes of the document are reviewed by people.
#[tokio::test]
async fn it_stays_small() {
    let document = published();
    let operations = document.matches("\"operationId\"").count();
    let length = document.len();
    assert!(length <= MOST_BYTES, "the document has {length} bytes");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/api/schema.ts");
    let lines = fs::read_to_string(file).unwrap().lines().count();
    assert!(
        lines <= LINES_PER_OPERATION * operations,
        "schema.ts has {lines} lines for {operations} operations"
    );
}

#[tokio::test]
async fn the_problem_lists_every_code_once() {
    let document: Value = serde_json::from_str(published()).unwrap();
    let schemas = &document["components"]["schemas"];
    let codes = schemas["Problem"]["properties"]["code"]["enum"]
        .as_array()
        .unwrap();
    assert!(codes.iter().any(|code| code == "request.not_found"));
    let unique: BTreeSet<_> = codes.iter().map(|code| code.as_str().unwrap()).collect();
    assert_eq!(unique.len(), codes.len());
    assert!(schemas["FieldProblem"].is_object());
}

/// Common client generators drop schemas with a described reference, so references have no
/// siblings.
#[tokio::test]
async fn references_are_plain() {
    fn look(value: &Value, place: &str) {
        if let Some(members) = value.as_object() {
            assert!(!members.contains_key("allOf"), "{place} has allOf");
            assert!(
                !members.contains_key("$ref") || members.len() == 1,
                "{place} has more than its $ref"
            );
        }
        let inside: Vec<(String, &Value)> = match value {
            Value::Object(members) => members
                .iter()
                .map(|(name, value)| (format!("{place}/{name}"), value))
                .collect(),
            Value::Array(items) => items.iter().map(|item| (place.to_owned(), item)).collect(),
            _ => Vec::new(),
        };
        for (place, value) in inside {
            look(value, &place);
        }
    }
    let document: Value = serde_json::from_str(published()).unwrap();
    look(&document, "");
    let account = &document["components"]["schemas"]["Account"];
    assert!(
        account["description"].as_str().unwrap().contains("`role`:"),
        "{account}"
    );
}

/// What examples of these formats look like.
const FORMATS: [(&str, &str); 3] = [
    ("mobile", r"^(\+91)?[6-9][0-9]{4} ?[0-9]{5}$"),
    ("month", "^[0-9]{4}-(0[1-9]|1[0-2])$"),
    ("pin-code", "^[1-9][0-9]{5}$"),
];
/// The shop of the examples.
const EXAMPLE_SHOP: &str = "https://shop.example.com";

/// Whether a path, with values for its parameters, is one of the document.
fn is_route(document: &Value, path: &str) -> bool {
    let mut known = document["paths"].as_object().unwrap().keys();
    known.any(|known| {
        let (known, path) = (known.split('/'), path.split('/'));
        known.clone().count() == path.clone().count()
            && known
                .zip(path)
                .all(|(known, part)| known == part || known.starts_with('{'))
    })
}

/// Programs are written and tried with the examples.
#[tokio::test]
async fn examples_are_values_of_their_fields() {
    let document: Value = serde_json::from_str(published()).unwrap();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut count = 0;
    for (schema, shape) in schemas {
        let fields = shape["properties"].as_object().into_iter().flatten();
        for (name, field) in fields {
            let Some(example) = field["example"].as_str() else {
                continue;
            };
            let place = format!("{schema}.{name}: {example}");
            let format = field["format"].as_str();
            let format = FORMATS.iter().find(|(name, _)| format == Some(*name));
            let form = format.map(|(_, form)| *form);
            for pattern in field["pattern"].as_str().into_iter().chain(form) {
                let pattern = Regex::new(pattern).unwrap();
                assert!(pattern.is_match(example), "{place}");
            }
            let length = example.chars().count() as u64;
            let (least, most) = (&field["minLength"], &field["maxLength"]);
            assert!(
                least.as_u64().is_none_or(|least| least <= length),
                "{place}"
            );
            assert!(most.as_u64().is_none_or(|most| length <= most), "{place}");
            let path = example.strip_prefix(EXAMPLE_SHOP).unwrap_or(example);
            if let Some(path) = path.strip_prefix("/api") {
                assert!(is_route(&document, path), "{place}");
            }
            count += 1;
        }
    }
    assert!(count > 80, "only {count} examples");
}

#[tokio::test]
async fn the_page_of_error_codes_has_all_of_the_document() {
    let shop = DemoShop::open().await;
    let answer = shop.client().get("/docs/errors").send().await.0;
    assert_eq!(answer.content_type(), Some("text/html; charset=utf-8"));
    let page = answer.into_body().into_string().await.unwrap();
    let document: Value = serde_json::from_str(published()).unwrap();
    let codes = &document["components"]["schemas"]["Problem"]["properties"]["code"]["enum"];
    let rows = Regex::new(
        r#"<tr id="([^"]+)"><td><code>[^<]+</code></td><td>[45][0-9]{2}</td><td>[^<]{5,}</td></tr>"#,
    )
    .unwrap();
    let listed = rows.captures_iter(&page).map(|row| row[1].to_owned());
    assert_eq!(listed.collect::<BTreeSet<_>>(), names(codes));
}
