//! What the published document says about each address, for the layers that have to know it.

use std::collections::HashMap;

use kernel::{Code, ListedCodes, listed_codes::SIGNED};
use poem::{
    Response,
    http::{Method, Uri},
};
use serde_json::Value;

/// One readable address of the API.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Names of the query parameters that may change the answer.
    pub query: Vec<String>,
    /// Whether everybody gets the same answer.
    pub public: bool,
}

/// One operation of the API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    pub id: String,
    /// Whether it answers only who is logged in.
    pub needs_login: bool,
    /// Whether it may be called from any origin, because it checks a signature.
    pub signed: bool,
}

#[derive(Clone, Debug)]
struct Address {
    template: Vec<Segment>,
    methods: String,
    reading: Option<Reading>,
    operations: HashMap<String, Operation>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Segment {
    Literal(String),
    /// A part that varies, with its name.
    Parameter(String),
}

impl Address {
    fn parameters(&self) -> impl Iterator<Item = &str> {
        self.template.iter().filter_map(|segment| match segment {
            Segment::Parameter(name) => Some(name.as_str()),
            Segment::Literal(_) => None,
        })
    }
}

/// Every address of the API. Paths are whole, `/api` included.
#[derive(Clone, Debug, Default)]
pub struct Operations {
    exact: HashMap<String, Address>,
    templates: Vec<Address>,
    listed: Option<ListedCodes>,
}

impl Operations {
    /// The same, with the codes that its operations answer with.
    pub fn held_to(self, listed: ListedCodes) -> Self {
        Self {
            listed: Some(listed),
            ..self
        }
    }

    /// In debug builds, panics about an answer with a code that its operation does not list.
    pub fn hold(&self, method: &Method, uri: &Uri, answer: &Response) {
        if let Some(listed) = &self.listed
            && let Some(code) = answer.extensions().get::<Code>()
            && let Some(operation) = self.operation(uri.path(), method)
        {
            listed.hold(&operation.id, *code);
        }
    }

    /// Reads the published document.
    pub fn of_document(document: &str) -> Result<Self, String> {
        let document: Value = serde_json::from_str(document).map_err(|error| error.to_string())?;
        Ok(Self::of_value(&document))
    }

    fn of_value(document: &Value) -> Self {
        let mut all = Self::default();
        let Some(paths) = document["paths"].as_object() else {
            return all;
        };
        for (path, operations) in paths {
            let path = format!("/api{path}");
            let address = Address {
                template: segments_of(&path),
                methods: methods_of(operations),
                reading: operations.get("get").map(|get| reading_of(get, document)),
                operations: operations_of(operations),
            };
            if address.parameters().next().is_some() {
                all.templates.push(address);
            } else {
                all.exact.insert(path, address);
            }
        }
        all
    }

    /// The reading at this path, if the document has one.
    pub fn reading(&self, path: &str) -> Option<&Reading> {
        self.find(path)?.reading.as_ref()
    }

    /// The operation at this path, if the document has one.
    pub fn operation(&self, path: &str, method: &Method) -> Option<&Operation> {
        // HEAD is answered by what answers GET.
        let method = match method {
            &Method::HEAD => &Method::GET,
            method => method,
        };
        self.find(path)?.operations.get(method.as_str())
    }

    /// The methods a path answers, as an `Allow` header lists them.
    pub fn methods_of(&self, path: &str) -> Option<&str> {
        self.find(path).map(|address| address.methods.as_str())
    }

    /// The document's name of a parameter. poem-openapi numbers those of the path: `param0`, `param1`.
    pub fn parameter_name<'a>(&'a self, path: &str, name: &'a str) -> &'a str {
        let number = name
            .strip_prefix("param")
            .and_then(|number| number.parse().ok());
        let address = self.find(path);
        number
            .zip(address)
            .and_then(|(number, address)| address.parameters().nth(number))
            .unwrap_or(name)
    }

    fn find(&self, path: &str) -> Option<&Address> {
        self.exact.get(path).or_else(|| {
            self.templates
                .iter()
                .find(|address| matches(&address.template, path))
        })
    }
}

fn segments_of(path: &str) -> Vec<Segment> {
    let segment = |part: &str| match part
        .strip_prefix('{')
        .and_then(|part| part.strip_suffix('}'))
    {
        Some(name) => Segment::Parameter(name.to_owned()),
        None => Segment::Literal(part.to_owned()),
    };
    path.split('/').map(segment).collect()
}

fn matches(template: &[Segment], path: &str) -> bool {
    let mut parts = path.split('/');
    template
        .iter()
        .all(|segment| match (segment, parts.next()) {
            (Segment::Literal(wanted), Some(part)) => wanted == part,
            (Segment::Parameter(_), Some(part)) => !part.is_empty(),
            (_, None) => false,
        })
        && parts.next().is_none()
}

fn methods_of(operations: &Value) -> String {
    let known = ["get", "head", "options", "post", "put", "patch", "delete"];
    let mut methods: Vec<String> = known
        .into_iter()
        .filter(|method| operations.get(method).is_some())
        .map(str::to_uppercase)
        .collect();
    if methods.first().is_some_and(|method| method == "GET") {
        methods.insert(1, "HEAD".to_owned());
    }
    methods.join(", ")
}

/// By method, in capitals.
fn operations_of(operations: &Value) -> HashMap<String, Operation> {
    let operations = operations.as_object().into_iter().flatten();
    operations
        .filter_map(|(method, operation)| {
            let id = operation["operationId"].as_str()?;
            let schemes = operation["security"].as_array();
            // An empty scheme among them lets visitors in.
            let needs_login = schemes.is_some_and(|schemes| {
                let closed = |scheme: &Value| scheme.as_object().is_some_and(|of| !of.is_empty());
                !schemes.is_empty() && schemes.iter().all(closed)
            });
            let tags = operation["tags"].as_array().into_iter().flatten();
            let operation = Operation {
                id: id.to_owned(),
                needs_login,
                signed: tags.into_iter().any(|tag| *tag == SIGNED),
            };
            Some((method.to_uppercase(), operation))
        })
        .collect()
}

fn reading_of(get: &Value, document: &Value) -> Reading {
    let query = get["parameters"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|parameter| parameter["in"] == "query")
        .filter_map(|parameter| parameter["name"].as_str().map(str::to_owned))
        .collect();
    // Any mention of a security scheme, an optional one too, means that the answer may depend on who asks.
    let mentioned = |value: &Value| value.as_array().is_some_and(|schemes| !schemes.is_empty());
    let public = !mentioned(&get["security"]) && !mentioned(&document["security"]);
    Reading { query, public }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn operations() -> Operations {
        Operations::of_value(&json!({"paths": {
            "/courses": {"get": {"operationId": "course_list", "parameters": [
                {"in": "query", "name": "category"}, {"in": "header", "name": "x"}]}},
            "/courses/{id}": {"get": {"operationId": "course_view"}},
            "/me/courses": {"get": {"security": [{"Session": []}, {}]}},
            "/me/orders/{id}": {"get": {"operationId": "order_view", "security": [{"Session": []}]}},
            "/content/enquiries": {"post": {}},
        }}))
    }

    #[test]
    fn addresses_are_found_with_and_without_parts_that_vary() {
        let operations = operations();
        assert_eq!(
            operations.reading("/api/courses").unwrap().query,
            ["category"]
        );
        assert!(operations.reading("/api/courses/7").unwrap().public);
        assert!(operations.reading("/api/courses/7/videos").is_none());
        assert!(operations.reading("/api/courses/").is_none());
        assert!(operations.reading("/api/content/enquiries").is_none());
    }

    #[test]
    fn what_depends_on_who_asks_is_not_public() {
        assert!(!operations().reading("/api/me/courses").unwrap().public);
    }

    #[test]
    fn operations_say_whether_they_need_a_login() {
        let operations = operations();
        let order = operations.operation("/api/me/orders/7", &Method::HEAD);
        let order = order.unwrap();
        assert_eq!(order.id, "order_view");
        assert!(order.needs_login);
        let courses = operations.operation("/api/courses", &Method::GET).unwrap();
        assert!(!courses.needs_login);
        assert_eq!(operations.operation("/api/courses", &Method::POST), None);
    }

    #[test]
    fn parameters_of_the_path_have_their_names() {
        let operations = operations();
        assert_eq!(
            operations.parameter_name("/api/courses/abc", "param0"),
            "id"
        );
        assert_eq!(
            operations.parameter_name("/api/courses/abc", "param1"),
            "param1"
        );
        assert_eq!(operations.parameter_name("/api/courses", "seed"), "seed");
    }

    #[test]
    fn methods_are_listed_as_the_header_wants_them() {
        let operations = operations();
        assert_eq!(operations.methods_of("/api/courses/7"), Some("GET, HEAD"));
        assert_eq!(
            operations.methods_of("/api/content/enquiries"),
            Some("POST")
        );
        assert_eq!(operations.methods_of("/products"), None);
    }
}
