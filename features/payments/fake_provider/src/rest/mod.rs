//! The REST interface, `/v1`.

mod disputes;
mod gate;
mod orders;
mod payments;
mod refunds;

use poem::{Endpoint, EndpointExt, Response, Route, get, post};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::{
    Shared,
    book::{Book, Slice, collection},
    refusal::{Refusal, answer},
};

const MOST: usize = 100;
const USUAL: usize = 10;

pub fn routes() -> impl Endpoint<Output = Response> {
    Route::new()
        .at("/orders", post(orders::create).get(orders::list))
        .at("/orders/:id", get(orders::view).patch(orders::change))
        .at("/orders/:id/payments", get(orders::payments_of_order))
        .at("/payments", get(payments::list))
        .at("/payments/:id", get(payments::view))
        .at("/payments/:id/capture", post(payments::capture))
        .at("/payments/:id/refund", post(refunds::create))
        .at("/payments/:id/refunds", get(refunds::of_payment))
        .at("/disputes", get(disputes::list))
        .at("/disputes/:id", get(disputes::view))
        .at("/refunds", get(refunds::list))
        .at("/refunds/:id", get(refunds::view))
        .with(gate::Gate)
}

/// The fields of a request. No body is no field.
fn fields(body: &[u8]) -> Result<Map<String, Value>, Refusal> {
    if body.is_empty() {
        return Ok(Map::new());
    }
    serde_json::from_slice(body).map_err(|_| Refusal::new("The request body is no JSON object."))
}

/// A list of everything of one kind; `at` is when it was made.
fn list_of<T: Serialize>(
    shared: &Shared,
    asked: Vec<(String, String)>,
    all: fn(&Book) -> &[T],
    at: fn(&T) -> i64,
) -> Response {
    answer(shared.book(|book| {
        let slice = Query(asked).slice()?;
        Ok(collection(all(book).iter(), slice, at, |one| json!(one)))
    }))
}

/// What a list is asked for: names may come more than once.
pub struct Query(Vec<(String, String)>);

impl Query {
    pub fn value(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    pub fn expands(&self, part: &str) -> bool {
        self.0
            .iter()
            .any(|(name, value)| (name == "expand[]" || name == "expand") && value == part)
    }

    fn number(&self, name: &'static str) -> Result<Option<i64>, Refusal> {
        let parsed = self.value(name).map(str::parse).transpose();
        parsed.map_err(|_| Refusal::of_field(name, format!("The {name} must be an integer.")))
    }

    pub fn slice(&self) -> Result<Slice, Refusal> {
        let size = |name: &'static str, usual: usize| -> Result<usize, Refusal> {
            self.number(name)?.map_or(Ok(usual), |number| {
                usize::try_from(number)
                    .map_err(|_| Refusal::of_field(name, format!("The {name} must be at least 0.")))
            })
        };
        let count = size("count", USUAL)?;
        if !(1..=MOST).contains(&count) {
            return Err(Refusal::of_field(
                "count",
                "The count may not be greater than 100.",
            ));
        }
        Ok(Slice {
            from: self.number("from")?.unwrap_or(i64::MIN),
            to: self.number("to")?.unwrap_or(i64::MAX),
            count,
            skip: size("skip", 0)?,
        })
    }
}
