//! The published document: current, complete, and honest about what can go wrong.

use std::{collections::BTreeSet, fs, path::Path};

use serde_json::{Map, Value};

async fn published() -> String {
    boutique::opening::document().await.unwrap()
}

async fn operations() -> Vec<(String, Map<String, Value>)> {
    let document: Value = serde_json::from_str(&published().await).unwrap();
    let paths = document["paths"].as_object().unwrap().clone();
    let mut operations = Vec::new();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().unwrap() {
            operations.push((
                format!("{} {path}", method.to_uppercase()),
                operation.as_object().unwrap().clone(),
            ));
        }
    }
    assert!(!operations.is_empty());
    operations
}

/// Where two documents part: whole they are far too long to be printed.
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
    let difference = first_difference(&checked_in, &published().await);
    assert!(
        difference.is_none(),
        "openapi.json is not what the program publishes. Write it with: npx --yes rust-just@1.57.0 gen\n{}",
        difference.unwrap_or_default()
    );
}

#[tokio::test]
async fn it_is_the_same_each_time() {
    assert_eq!(
        first_difference(&published().await, &published().await),
        None
    );
}

#[tokio::test]
async fn operations_are_named_noun_then_verb_and_only_once() {
    let mut seen = BTreeSet::new();
    for (place, operation) in operations().await {
        let id = operation["operationId"]
            .as_str()
            .unwrap_or_else(|| panic!("{place} has no operation_id"));
        let words: Vec<&str> = id.split('_').collect();
        let plain = words
            .iter()
            .all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase()));
        assert!(plain && words.len() > 1, "{place}: '{id}' is no noun_verb");
        assert!(seen.insert(id.to_owned()), "{place}: '{id}' is taken");
    }
}

#[tokio::test]
async fn operations_say_what_they_are() {
    for (place, operation) in operations().await {
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

#[tokio::test]
async fn every_error_is_documented_as_a_problem() {
    for (place, operation) in operations().await {
        let responses = operation["responses"].as_object().unwrap();
        let mut wanted = vec!["500", "503"];
        if operation.get("parameters").is_some() {
            wanted.push("400");
        }
        if operation.contains_key("requestBody") {
            wanted.extend(["400", "403", "413", "415", "422"]);
        }
        for status in wanted {
            assert!(
                responses.contains_key(status),
                "{place} does not document {status}"
            );
        }
        for (status, response) in responses
            .iter()
            .filter(|(status, _)| status.starts_with(['4', '5']))
        {
            let schema = &response["content"]["application/json; charset=utf-8"]["schema"]["$ref"];
            assert_eq!(schema, "#/components/schemas/Problem", "{place} {status}");
            assert!(
                response["description"].as_str().unwrap().contains('`'),
                "{place} {status} names no code"
            );
        }
        assert!(
            responses
                .keys()
                .any(|status| status.starts_with(['2', '3'])),
            "{place} never works"
        );
    }
}

#[tokio::test]
async fn the_problem_lists_every_code_once() {
    let document: Value = serde_json::from_str(&published().await).unwrap();
    let schemas = &document["components"]["schemas"];
    let codes = schemas["Problem"]["properties"]["code"]["enum"]
        .as_array()
        .unwrap();
    assert!(codes.iter().any(|code| code == "request.not_found"));
    let unique: BTreeSet<_> = codes.iter().map(|code| code.as_str().unwrap()).collect();
    assert_eq!(unique.len(), codes.len());
    assert!(schemas["FieldProblem"].is_object());
}

/// Common client generators leave out every schema with a described reference; nothing may stand beside a plain one.
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
    let document: Value = serde_json::from_str(&published().await).unwrap();
    look(&document, "");
    let account = &document["components"]["schemas"]["Account"];
    assert!(
        account["description"].as_str().unwrap().contains("`role`:"),
        "{account}"
    );
}
