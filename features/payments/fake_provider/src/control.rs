//! What a test says to the provider: `/control`. No keys: every caller who reaches it may use it, and it listens on
//! loopback.

use std::{collections::VecDeque, sync::Arc};

use poem::{
    Response, Route, get, handler, post,
    web::{Data, Json, Path},
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    Shared,
    behaviour::{Behaviour, Plan, RefundPlan},
    book::{Attempt, Book, NewDispute, Payer},
    refusal::{Refusal, answer},
    webhooks::{Webhooks, deliver_everything},
};

pub fn routes() -> Route {
    Route::new()
        .at("/state", get(state))
        .at("/reset", post(reset))
        .at("/next", post(next))
        .at("/behaviour", post(behaviour))
        .at("/clock", post(clock))
        .at("/webhooks", post(webhooks))
        .at("/webhooks/release", post(release))
        .at("/webhooks/deliver", post(deliver))
        .at("/webhooks/:event/replay", post(replay))
        .at("/orders/:id/pay", post(pay))
        .at("/payments/:id/:step", post(payment_step))
        .at("/refunds/:id/:step", post(refund_step))
        .at("/disputes/:id/:step", post(dispute_step))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
struct Next {
    payments: VecDeque<Plan>,
    refunds: VecDeque<RefundPlan>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ahead {
    ahead: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mode {
    mode: Webhooks,
}

/// Everything there is to see.
pub fn inspect(book: &Book) -> Value {
    json!({
        "orders": book.orders,
        "payments": book.payments,
        "refunds": book.refunds,
        "disputes": book.disputes,
        "webhooks": book.post.deliveries,
        "calls": book.calls,
        "behaviour": book.behaviour,
    })
}

#[handler]
fn state(Data(shared): Data<&Arc<Shared>>) -> Response {
    answer(Ok(shared.book(|book| inspect(book))))
}

#[handler]
fn reset(Data(shared): Data<&Arc<Shared>>) -> Response {
    shared.book(|book| *book = Book::new(&shared.config));
    shared.time.set_ahead(0);
    done()
}

#[handler]
fn next(Data(shared): Data<&Arc<Shared>>, Json(input): Json<Next>) -> Response {
    shared.book(|book| (book.plans, book.refund_plans) = (input.payments, input.refunds));
    done()
}

#[handler]
fn behaviour(Data(shared): Data<&Arc<Shared>>, Json(input): Json<Behaviour>) -> Response {
    shared.book(|book| book.behaviour = input);
    done()
}

#[handler]
fn clock(Data(shared): Data<&Arc<Shared>>, Json(input): Json<Ahead>) -> Response {
    shared.time.set_ahead(input.ahead);
    done()
}

#[handler]
fn webhooks(Data(shared): Data<&Arc<Shared>>, Json(input): Json<Mode>) -> Response {
    shared.book(|book| book.post.mode = input.mode);
    done()
}

#[handler]
fn release(Data(shared): Data<&Arc<Shared>>) -> Response {
    shared.book(|book| book.post.release());
    shared.wake.notify_one();
    done()
}

/// Delivers every waiting event, held ones included, and answers when each was tried once.
#[handler]
async fn deliver(Data(shared): Data<&Arc<Shared>>) -> Response {
    shared.book(|book| book.post.release());
    deliver_everything(shared).await;
    answer(Ok(shared.book(|book| json!(book.post.deliveries))))
}

#[handler]
fn replay(Data(shared): Data<&Arc<Shared>>, Path(event): Path<String>) -> Response {
    let known = shared.book(|book| book.post.replay(&event));
    after(
        shared,
        if known {
            Ok(json!({}))
        } else {
            Err(Refusal::unknown_id())
        },
    )
}

/// Does what a payer does in the checkout.
#[handler]
fn pay(Data(shared): Data<&Arc<Shared>>, Path(order): Path<String>, body: Vec<u8>) -> Response {
    let now = shared.time.now();
    let payer: Payer = serde_json::from_slice(&body).unwrap_or_default();
    let result = shared.book(|book| book.attempt(&order, &payer, now));
    after(
        shared,
        result.map(|attempt| match attempt {
            Attempt::Paid(proof) | Attempt::Unanswered(proof) => json!(proof),
            Attempt::Failed(why) => json!({ "error": why.error() }),
        }),
    )
}

#[handler]
fn payment_step(
    Data(shared): Data<&Arc<Shared>>,
    Path((id, step)): Path<(String, String)>,
    body: Vec<u8>,
) -> Response {
    let now = shared.time.now();
    let result = shared.book(|book| match step.as_str() {
        "authorise" => {
            book.authorise(&id, now)?;
            Ok(json!(book.payment(&id)?))
        }
        "capture" => {
            book.capture(&id, now)?;
            Ok(json!(book.payment(&id)?))
        }
        // As the owner does it in the provider's dashboard.
        "refund" => {
            let input = serde_json::from_slice(&body).unwrap_or_default();
            book.create_refund(&id, None, &input, now)
        }
        "dispute" => {
            let input: NewDispute = serde_json::from_slice(&body).unwrap_or_default();
            Ok(json!(book.dispute(&id, input, now)?))
        }
        _ => Err(Refusal::new("A payment takes no such step")),
    });
    after(shared, result)
}

#[handler]
fn refund_step(
    Data(shared): Data<&Arc<Shared>>,
    Path((id, step)): Path<(String, String)>,
) -> Response {
    let now = shared.time.now();
    let result = shared.book(|book| {
        match step.as_str() {
            "processed" => book.refund_processed(&id, now)?,
            "failed" => book.refund_failed(&id, now)?,
            _ => return Err(Refusal::new("A refund takes no such step")),
        }
        Ok(json!(book.refund(&id)?))
    });
    after(shared, result)
}

#[handler]
fn dispute_step(
    Data(shared): Data<&Arc<Shared>>,
    Path((id, step)): Path<(String, String)>,
) -> Response {
    let now = shared.time.now();
    after(
        shared,
        shared.book(|book| Ok(json!(book.dispute_goes_on(&id, &step, now)?))),
    )
}

fn done() -> Response {
    answer(Ok(json!({})))
}

/// An event has to be delivered to the shop.
fn after(shared: &Shared, result: Result<Value, Refusal>) -> Response {
    answer(shared.changed().and(result))
}
