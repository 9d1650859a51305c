//! Success responses: the format requires a description of each, and poem-openapi has none for plain JSON, which the
//! schema describes: the standard phrase of its status then, and where it says no more than the summary. Those that several operations share stand once among the
//! components.

use serde_json::{Map, Value, json};

use super::{
    components::{self, Part, content_name},
    publish::operations_mut,
};

/// What was done, in the words of comments: the summary says the same of what is to be done.
const DONE: &str = "added booked created deleted entered issued moved recorded removed restored saved stored trash";

/// Describes the responses of an operation that have no description, or one that repeats the summary.
pub fn describe(operation: &mut Map<String, Value>) {
    let summary = operation.get("summary").and_then(Value::as_str);
    let summary = summary.unwrap_or_default().to_owned();
    for (status, response) in responses_mut(operation) {
        let said = response["description"].as_str();
        if said.is_some_and(|said| super::obvious::repeats(said, &[&summary, DONE])) {
            response["description"] = json!(phrase_of(status));
        }
    }
}

fn phrase_of(status: &str) -> &'static str {
    match status {
        "201" => "Created",
        "202" => "Accepted",
        "204" => "No Content",
        _ => "OK",
    }
}

/// Moves shared responses to the components of the document.
pub fn share(document: &mut Value) {
    components::share(document, "responses", parts);
}

fn parts(document: &mut Value) -> Vec<Part<'_>> {
    let responses = operations_mut(document).flat_map(responses_mut);
    responses
        .map(|(status, value)| Part {
            names: name_of(status, value).into_iter().collect(),
            value,
        })
        .collect()
}

fn responses_mut(
    operation: &mut Map<String, Value>,
) -> impl Iterator<Item = (&String, &mut Value)> {
    let responses = operation.get_mut("responses");
    responses
        .and_then(Value::as_object_mut)
        .into_iter()
        .flatten()
}

/// Where something was created, its name says so: `OrderCreated`.
fn name_of(status: &str, response: &Value) -> Option<String> {
    let name = content_name(&response["content"])?;
    let status = if status == "201" { "Created" } else { "" };
    Some(format!("{name}{status}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json_of(name: &str, description: &str) -> Value {
        let schema = json!({"$ref": format!("#/components/schemas/{name}")});
        json!({"description": description, "content": {"application/json": {"schema": schema}}})
    }

    #[test]
    fn a_response_that_says_nothing_gets_the_phrase_of_its_status() {
        let mut operation = json!({"summary": "Add a note", "responses": {
            "200": {"description": "The photo as WebP."},
            "201": {"description": "The note was added."},
            "202": {"description": ""},
            "default": {"$ref": "#/components/responses/Problem"},
        }});
        describe(operation.as_object_mut().unwrap());
        let responses = &operation["responses"];
        assert_eq!(responses["200"]["description"], "The photo as WebP.");
        assert_eq!(responses["201"]["description"], "Created");
        assert_eq!(responses["202"]["description"], "Accepted");
        let problem = json!({"$ref": "#/components/responses/Problem"});
        assert_eq!(responses["default"], problem);
    }

    #[test]
    fn what_several_operations_answer_is_there_once() {
        let answers = [
            ("200", json_of("Order", "OK")),
            ("200", json_of("Order", "OK")),
            ("200", json_of("Order", "OK")),
            ("201", json_of("Order", "Created")),
            ("200", json_of("Order", "The order as it was before.")),
        ];
        let paths = answers.iter().enumerate().map(|(place, (status, answer))| {
            let responses = Map::from_iter([((*status).to_owned(), answer.clone())]);
            (
                format!("/{place}"),
                json!({"get": {"responses": responses}}),
            )
        });
        let paths: Map<String, Value> = paths.collect();
        let mut document = json!({"paths": paths, "components": {"responses": {}}});
        share(&mut document);
        let reference = json!({"$ref": "#/components/responses/Order"});
        let of = |path: &str, status: &str| &document["paths"][path]["get"]["responses"][status];
        assert_eq!(of("/2", "200"), &reference);
        assert_eq!(of("/3", "201"), &answers[3].1);
        assert_eq!(of("/4", "200"), &answers[4].1);
        assert_eq!(
            document["components"]["responses"],
            json!({"Order": answers[0].1})
        );
    }
}
