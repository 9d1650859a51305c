//! Parameters that several operations share stand once among the components. What they say by default is left out.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

/// How many operations must share a parameter.
const SEVERAL: usize = 2;

/// Moves shared parameters to the components of the document.
pub fn share(document: &mut Value) {
    let mut uses: Vec<(Value, usize)> = Vec::new();
    for parameter in parameters_mut(document) {
        leave_out_defaults(parameter);
        match uses.iter_mut().find(|(known, _)| known == parameter) {
            Some((_, count)) => *count += 1,
            None => uses.push((parameter.clone(), 1)),
        }
    }
    uses.retain(|(_, count)| *count >= SEVERAL);
    // Of two with one name, the one with more uses has it. The other has a longer one, or else stays where it is.
    uses.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let mut shared: Map<String, Value> = Map::new();
    let mut names: HashMap<String, String> = HashMap::new();
    for (parameter, _) in uses {
        let mut possible = names_of(&parameter).into_iter();
        if let Some(name) = possible.find(|name| !shared.contains_key(name)) {
            names.insert(parameter.to_string(), name.clone());
            shared.insert(name, parameter);
        }
    }
    for parameter in parameters_mut(document) {
        if let Some(name) = names.get(&parameter.to_string()) {
            *parameter = json!({"$ref": format!("#/components/parameters/{name}")});
        }
    }
    document["components"]["parameters"] = Value::Object(shared);
}

fn parameters_mut(document: &mut Value) -> impl Iterator<Item = &mut Value> {
    super::publish::operations_mut(document)
        .filter_map(|operation| operation.get_mut("parameters"))
        .filter_map(Value::as_array_mut)
        .flatten()
}

/// No parameter is an array or an object, so how those would be written says nothing.
fn leave_out_defaults(parameter: &mut Value) {
    if let Some(parameter) = parameter.as_object_mut() {
        parameter.remove("explode");
        if parameter.get("required") == Some(&json!(false)) {
            parameter.remove("required");
        }
    }
}

/// "Id of the order." names `OrderId`; every other parameter has its own name, else with where it is or what it is.
fn names_of(parameter: &Value) -> Vec<String> {
    let name = parameter["name"].as_str().unwrap_or_default();
    let described = parameter["description"].as_str().unwrap_or_default();
    let of = described
        .strip_prefix("Id of the ")
        .and_then(|rest| rest.strip_suffix('.'));
    let place = parameter["in"].as_str().unwrap_or_default();
    let schema = &parameter["schema"];
    let kind = schema["format"].as_str().or(schema["type"].as_str());
    let titles = [
        of.map(|of| format!("{of} id")),
        Some(name.to_owned()),
        Some(format!("{name} in {place}")),
        kind.map(|kind| format!("{name} {kind}")),
    ];
    titles
        .into_iter()
        .flatten()
        .map(|title| camel_case(&title))
        .collect()
}

fn camel_case(title: &str) -> String {
    title
        .split(|character: char| !character.is_ascii_alphanumeric())
        .map(|word| {
            let mut characters = word.chars();
            let first = characters.next().map(|first| first.to_ascii_uppercase());
            first.into_iter().chain(characters).collect::<String>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(parameters: &[Value]) -> Value {
        let operation = |parameter: &Value| json!({"get": {"parameters": [parameter]}});
        let paths = parameters.iter().enumerate();
        let paths = paths.map(|(place, parameter)| (format!("/{place}"), operation(parameter)));
        let mut document = json!({"paths": Value::Object(paths.collect()), "components": {}});
        share(&mut document);
        document
    }

    fn id(of: &str) -> Value {
        json!({"name": "id", "in": "path", "description": format!("Id of the {of}."), "required": true, "explode": true})
    }

    #[test]
    fn what_several_operations_share_is_there_once() {
        let document = of(&[id("order"), id("order"), id("order"), id("photo")]);
        let reference = json!([{"$ref": "#/components/parameters/OrderId"}]);
        assert_eq!(document["paths"]["/2"]["get"]["parameters"], reference);
        let own = json!({"name": "id", "in": "path", "description": "Id of the photo.", "required": true});
        assert_eq!(document["paths"]["/3"]["get"]["parameters"], json!([own]));
        let shared = &document["components"]["parameters"];
        assert_eq!(shared.as_object().map(Map::len), Some(1));
        assert_eq!(shared["OrderId"]["description"], "Id of the order.");
    }

    #[test]
    fn of_two_with_one_name_the_rarer_has_a_longer_one() {
        let next = |text: &str| json!({"name": "before", "in": "query", "description": text, "required": false});
        let [one, other] = [next("`next` of the page before."), next("A day.")];
        let document = of(&[
            one.clone(),
            one.clone(),
            one.clone(),
            one,
            other.clone(),
            other.clone(),
            other,
        ]);
        let shared = &document["components"]["parameters"];
        assert_eq!(
            shared["Before"]["description"],
            "`next` of the page before."
        );
        assert_eq!(shared["BeforeInQuery"]["description"], "A day.");
    }
}
