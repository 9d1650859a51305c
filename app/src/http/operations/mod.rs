//! What the operations of the API say about themselves, for the layers that have to know it.

mod described;

use std::collections::HashMap;

#[cfg(debug_assertions)]
use kernel::{Code, ListedCodes};
#[cfg(debug_assertions)]
use poem::Response;
use poem::http::Method;
#[cfg(debug_assertions)]
use poem::http::Uri;
use poem_openapi::OpenApi;

pub use described::{CHECKED_IN, Callers, DescribedOperation, as_checked_in, described};

use crate::access_scopes::{Reach, reach};

/// Where the operations are.
const API: &str = "/api";

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
    /// Its place among [`Operations::ids`].
    pub number: usize,
    /// Whether it answers only who is logged in.
    pub needs_login: bool,
    /// Whether it may be called from any origin, because it checks a signature.
    pub signed: bool,
    /// How access tokens reach it.
    pub reach: Reach,
}

#[derive(Clone, Debug, Default)]
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
    /// By their area.
    templates: HashMap<String, Vec<Address>>,
    ids: Vec<String>,
    #[cfg(debug_assertions)]
    listed: Option<ListedCodes>,
}

impl Operations {
    /// The same, with the codes that its operations answer with.
    #[cfg(debug_assertions)]
    pub fn held_to(self, listed: ListedCodes) -> Self {
        Self {
            listed: Some(listed),
            ..self
        }
    }

    /// Panics about an answer with a code that its operation does not list.
    #[cfg(debug_assertions)]
    pub fn hold(&self, method: &Method, uri: &Uri, answer: &Response) {
        if let Some(listed) = &self.listed
            && let Some(code) = answer.extensions().get::<Code>()
            && let Some(operation) = self.operation(uri.path(), method)
        {
            listed.hold(&operation.id, *code);
        }
    }

    /// The operations of an API.
    pub fn of<Api: OpenApi>(_: &Api) -> Self {
        described::<Api>().into_iter().collect()
    }

    /// The operations of this program.
    ///
    /// # Errors
    /// A sentence, when the list is not one that this program can have been built with.
    pub fn checked_in() -> Result<Self, String> {
        Ok(described::checked_in()?.into_iter().collect())
    }

    fn add(&mut self, described: DescribedOperation) {
        let path = format!("{API}{}", described.path);
        let known = Operation {
            number: self.ids.len(),
            needs_login: described.callers == Callers::LoggedIn,
            signed: described.signed,
            reach: reach(&described),
            id: described.id.clone(),
        };
        self.ids.push(described.id);
        let address = self.address(path);
        if described.method == Method::GET.as_str() {
            address.reading = Some(Reading {
                query: described.query,
                public: described.callers == Callers::Everybody,
            });
        }
        address.operations.insert(described.method, known);
        address.methods = methods_of(&address.operations);
    }

    /// The address with this template, empty if it is new.
    fn address(&mut self, path: String) -> &mut Address {
        let template = segments_of(&path);
        if !template
            .iter()
            .any(|part| matches!(part, Segment::Parameter(_)))
        {
            let address = self.exact.entry(path).or_default();
            address.template = template;
            return address;
        }
        let area = area_of(path.strip_prefix(API).unwrap_or(&path)).to_owned();
        let area = self.templates.entry(area).or_default();
        let place = area
            .iter()
            .position(|address| address.template == template)
            .unwrap_or_else(|| {
                area.push(Address {
                    template,
                    ..Address::default()
                });
                area.len() - 1
            });
        &mut area[place]
    }

    /// Ids of all operations.
    pub fn ids(&self) -> &[String] {
        &self.ids
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
            let area = area_of(path.strip_prefix(API)?);
            let templates = self.templates.get(area)?;
            templates
                .iter()
                .find(|address| matches(&address.template, path))
        })
    }
}

impl FromIterator<DescribedOperation> for Operations {
    fn from_iter<I: IntoIterator<Item = DescribedOperation>>(described: I) -> Self {
        let mut all = Self::default();
        for operation in described {
            all.add(operation);
        }
        // The first that matches is found, and as in the router a literal part wins.
        for area in all.templates.values_mut() {
            area.sort_by_cached_key(|address| {
                let varies = |part: &Segment| matches!(part, Segment::Parameter(_));
                address.template.iter().map(varies).collect::<Vec<_>>()
            });
        }
        all
    }
}

/// The first part of an operation's path, which never varies. Half of all paths begin with `admin`, so the part after
/// that counts too; it never varies either.
pub fn area_of(path: &str) -> &str {
    let rest = path.strip_prefix('/').unwrap_or(path);
    let skipped = if rest.starts_with("admin/") {
        "admin/".len()
    } else {
        0
    };
    let end = rest[skipped..].find('/');
    end.map_or(rest, |end| &rest[..skipped + end])
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

/// As an `Allow` header lists them.
fn methods_of(operations: &HashMap<String, Operation>) -> String {
    let known = [
        Method::GET,
        Method::HEAD,
        Method::OPTIONS,
        Method::POST,
        Method::PUT,
        Method::PATCH,
        Method::DELETE,
    ];
    let has = |wanted: &Method| operations.contains_key(wanted.as_str());
    let methods: Vec<&str> = known
        .iter()
        .filter(|method| has(method) || *method == Method::HEAD && has(&Method::GET))
        .map(Method::as_str)
        .collect();
    methods.join(", ")
}

#[cfg(test)]
mod tests {
    use kernel::{MaybeSignedIn, Staff};
    use poem_openapi::{
        param::{Header, Path, Query},
        payload::PlainText,
    };

    use super::*;

    struct Things;

    type Text = PlainText<String>;

    #[OpenApi]
    impl Things {
        #[oai(path = "/courses", method = "get", operation_id = "course_list")]
        async fn list(&self, category: Query<String>, _x: Header<String>) -> Text {
            PlainText(category.0)
        }

        #[oai(path = "/courses/:id", method = "get", operation_id = "course_view")]
        async fn view(&self, id: Path<String>) -> Text {
            PlainText(id.0)
        }

        #[oai(
            path = "/courses/:id/:file",
            method = "put",
            operation_id = "file_update"
        )]
        async fn update_file(&self, id: Path<String>, _file: Path<String>) -> Text {
            PlainText(id.0)
        }

        #[oai(path = "/courses/:id/last", method = "get", operation_id = "last_view")]
        async fn last(&self, id: Path<String>) -> Text {
            PlainText(id.0)
        }

        #[oai(path = "/me/courses", method = "get", operation_id = "my_courses")]
        async fn mine(&self, _caller: MaybeSignedIn) -> Text {
            PlainText(String::new())
        }

        #[oai(path = "/me/orders/:id", method = "get", operation_id = "order_view")]
        async fn order(&self, _staff: Staff, id: Path<String>) -> Text {
            PlainText(id.0)
        }

        #[oai(path = "/content/enquiries", method = "post", operation_id = "enquire")]
        async fn enquire(&self) -> Text {
            PlainText(String::new())
        }
    }

    fn operations() -> Operations {
        Operations::of(&Things)
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
    fn a_literal_part_wins_over_one_that_varies() {
        let operations = operations();
        let id = |path, method| operations.operation(path, &method).map(|found| &*found.id);
        assert_eq!(id("/api/courses/7/last", Method::GET), Some("last_view"));
        assert_eq!(id("/api/courses/7/last", Method::PUT), None);
        assert_eq!(id("/api/courses/7/3", Method::PUT), Some("file_update"));
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
