//! The browser's side: the script that a shop loads, and the page that it opens, in a frame or in place of the shop's.

use std::sync::Arc;

use poem::{
    IntoResponse, Response, Route, get, handler,
    http::StatusCode,
    post,
    web::{Data, Form, Json, Query},
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    Shared,
    behaviour::Plan,
    book::{Attempt, Book, Payer},
    refusal::{Refusal, answer, json_answer},
};

const SCRIPT: &str = include_str!("checkout.js");
const PAGE: &str = include_str!("page.html");
const PAGE_SCRIPT: &str = include_str!("page.js");

pub fn routes() -> Route {
    Route::new()
        .at("/frame", get(frame_page))
        .at("/hosted", post(hosted_page))
        .at("/page.js", get(page_script))
        .at("/pay", post(pay))
}

/// The options as the shop gave them to the script, in JSON.
#[derive(Deserialize)]
struct Opened {
    options: String,
}

/// What the checkout has to know of the options.
#[derive(Deserialize)]
struct Input {
    key: String,
    order_id: String,
    amount: i64,
    currency: String,
    /// Whether the payer made it fail.
    #[serde(default)]
    fails: bool,
    #[serde(default)]
    payer: Payer,
}

#[handler]
pub fn script(Data(shared): Data<&Arc<Shared>>) -> Response {
    if shared.book(|book| book.behaviour.no_script) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    javascript(SCRIPT)
}

#[handler]
fn page_script() -> Response {
    javascript(PAGE_SCRIPT)
}

fn javascript(text: &'static str) -> Response {
    Response::builder()
        .content_type("text/javascript; charset=utf-8")
        .body(text)
}

#[handler]
fn frame_page(Data(shared): Data<&Arc<Shared>>, Query(opened): Query<Opened>) -> Response {
    page(shared, &opened.options, false)
}

#[handler]
fn hosted_page(Data(shared): Data<&Arc<Shared>>, Form(opened): Form<Opened>) -> Response {
    page(shared, &opened.options, true)
}

fn page(shared: &Shared, options: &str, hosted: bool) -> Response {
    let options: Value = serde_json::from_str(options).unwrap_or_default();
    let problem = serde_json::from_value(options.clone())
        .map_err(|_| Refusal::new("An option that is required is missing."))
        .and_then(|input: Input| shared.book(|book| fits(shared, book, &input)))
        .err();
    let data = json!({
        "options": options,
        "hosted": hosted,
        "problem": problem.map(|problem| problem.description),
    });
    // A data block ends at the first `<`, whatever stands in it.
    let data = data.to_string().replace('<', "\\u003c");
    Response::builder()
        .content_type("text/html; charset=utf-8")
        .body(PAGE.replace("{data}", &data))
}

/// The key that made the order, and what the order says.
fn fits(shared: &Shared, book: &Book, input: &Input) -> Result<(), Refusal> {
    if input.key != shared.config.key_id {
        return Err(Refusal::unknown_id());
    }
    let order = book.order(&input.order_id)?;
    if order.amount != input.amount || order.currency != input.currency {
        return Err(Refusal::new("The amount is not that of the order."));
    }
    Ok(())
}

#[handler]
fn pay(Data(shared): Data<&Arc<Shared>>, Json(input): Json<Input>) -> Response {
    let now = shared.time.now();
    let result = shared.book(|book| {
        fits(shared, book, &input)?;
        if input.fails {
            book.plans.push_front(Plan::Fail);
        }
        book.attempt(&input.order_id, &input.payer, now)
    });
    match shared.changed().and(result) {
        Ok(Attempt::Paid(proof)) => answer(Ok(json!(proof))),
        Ok(Attempt::Failed(why)) | Err(why) => answer(Err(why)),
        Ok(Attempt::Unanswered(_)) => json_answer(StatusCode::GATEWAY_TIMEOUT, &json!({})),
    }
}
