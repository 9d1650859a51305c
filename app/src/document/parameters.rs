//! Parameters that all operations of a path share stand once at the path, and those that several operations or paths share
//! once among the components. What they say by default is left out.

use serde_json::{Map, Value, json};

use super::{
    components::{self, Part, camel_case},
    publish::operations_mut,
};

const PARAMETERS: &str = "parameters";

/// Moves parameters that all operations of a path share to the path, and those that are there several times to the
/// components of the document.
pub fn share(document: &mut Value) {
    for operation in operations_mut(document) {
        let own = operation.get_mut(PARAMETERS).and_then(Value::as_array_mut);
        own.into_iter().flatten().for_each(leave_out_defaults);
    }
    let paths = document["paths"].as_object_mut();
    let paths = paths.into_iter().flat_map(Map::values_mut);
    paths.filter_map(Value::as_object_mut).for_each(hoist);
    components::share(document, PARAMETERS, parts);
}

/// Moves what all operations of a path have to the path, if it has more than one.
fn hoist(path: &mut Map<String, Value>) {
    let own = |operation: &Value| operation[PARAMETERS].as_array().cloned();
    let lists = path
        .values()
        .map(|operation| own(operation).unwrap_or_default());
    let mut lists = lists.collect::<Vec<_>>().into_iter();
    let (Some(mut common), true) = (lists.next(), lists.len() > 0) else {
        return;
    };
    for list in lists {
        common.retain(|parameter| list.contains(parameter));
    }
    if common.is_empty() {
        return;
    }
    for operation in path.values_mut().filter_map(Value::as_object_mut) {
        if let Some(Value::Array(own)) = operation.get_mut(PARAMETERS) {
            own.retain(|parameter| !common.contains(parameter));
            if own.is_empty() {
                operation.shift_remove(PARAMETERS);
            }
        }
    }
    path.insert(PARAMETERS.to_owned(), Value::Array(common));
}

fn parts(document: &mut Value) -> Vec<Part<'_>> {
    let paths = document["paths"].as_object_mut();
    let paths = paths.into_iter().flat_map(Map::values_mut);
    let owners = paths.filter_map(Value::as_object_mut).flatten();
    let lists = owners.filter_map(|(name, owner)| match name == PARAMETERS {
        true => owner.as_array_mut(),
        false => owner.get_mut(PARAMETERS)?.as_array_mut(),
    });
    lists
        .flatten()
        .map(|value| Part {
            names: names_of(value),
            value,
        })
        .collect()
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
        json!({"name": "id", "in": "path", "description": format!("Id of the {of}."), "required": true, "explode": true,
            "schema": {"type": "integer", "format": "int64"}})
    }

    #[test]
    fn what_several_operations_share_is_there_once() {
        let document = of(&[id("order"), id("order"), id("order"), id("photo")]);
        let reference = json!([{"$ref": "#/components/parameters/OrderId"}]);
        assert_eq!(document["paths"]["/2"]["get"]["parameters"], reference);
        let own = json!({"name": "id", "in": "path", "description": "Id of the photo.", "required": true,
            "schema": {"type": "integer", "format": "int64"}});
        assert_eq!(document["paths"]["/3"]["get"]["parameters"], json!([own]));
        let shared = &document["components"]["parameters"];
        assert_eq!(shared.as_object().map(Map::len), Some(1));
        assert_eq!(shared["OrderId"]["description"], "Id of the order.");
    }

    #[test]
    fn what_all_operations_of_a_path_share_is_at_the_path() {
        let schema = json!({"type": "string", "format": "date"});
        let day = json!({"name": "day", "in": "query", "description": "Without it, today.", "schema": schema});
        let order = id("order");
        let mut document = json!({"components": {}, "paths": {
            "/orders/{id}": {"get": {"parameters": [order, day]}, "delete": {"parameters": [order]}},
            "/orders/{id}/notes": {"get": {"parameters": [order]}},
            "/orders": {"get": {"parameters": [day]}, "post": {}},
        }});
        share(&mut document);
        let order = json!([{"$ref": "#/components/parameters/OrderId"}]);
        let day = json!([{"$ref": "#/components/parameters/Day"}]);
        assert_eq!(
            document["paths"],
            json!({
                "/orders/{id}": {"get": {"parameters": day}, "delete": {}, "parameters": order},
                "/orders/{id}/notes": {"get": {"parameters": order}},
                "/orders": {"get": {"parameters": day}, "post": {}},
            })
        );
    }

    #[test]
    fn of_two_with_one_name_the_rarer_has_a_longer_one() {
        let next = |text: &str| json!({"name": "before", "in": "query", "description": text, "required": false});
        let [one, other] = [
            next("`next` of the page before."),
            next("Only what is older than this day in India; without it, everything."),
        ];
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
        assert_eq!(
            shared["BeforeInQuery"]["description"],
            "Only what is older than this day in India; without it, everything."
        );
    }
}
