//! What every call passes: it is noted, troubled as a test wants it, and its keys are looked at.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use poem::{
    Endpoint, FromRequest, IntoResponse, Middleware, Request, RequestBody, Response, Result,
    http::{HeaderMap, StatusCode, header::AUTHORIZATION},
    web::Data,
};
use serde_json::Value;

use crate::{
    Shared,
    behaviour::{Behaviour, Call, Outage},
    refusal::Refusal,
};

pub struct Gate;

impl<E: Endpoint> Middleware<E> for Gate {
    type Output = Gated<E>;

    fn transform(&self, inner: E) -> Self::Output {
        Gated(inner)
    }
}

pub struct Gated<E>(E);

impl<E: Endpoint> Endpoint for Gated<E> {
    type Output = Response;

    async fn call(&self, mut request: Request) -> Result<Response> {
        let shared = {
            let mut none = RequestBody::default();
            let Data(shared) = Data::<&Arc<Shared>>::from_request(&request, &mut none).await?;
            shared.clone()
        };
        let body = request.take_body().into_bytes().await?;
        let is_refund = request.method() == "POST" && request.uri().path().ends_with("/refund");
        let behaviour = note(&shared, &request, &body);
        if behaviour.slow_ms > 0 {
            let at_work = shared.at_work.fetch_add(1, Ordering::SeqCst) + 1;
            shared.book(|book| book.most_at_once = book.most_at_once.max(at_work));
            tokio::time::sleep(Duration::from_millis(behaviour.slow_ms)).await;
            shared.at_work.fetch_sub(1, Ordering::SeqCst);
        }
        if let Some(refusal) = problem(&shared, is_refund) {
            return Ok(refusal.into_response());
        }
        if let Err(refusal) = has_keys(&shared, request.headers()) {
            return Ok(refusal.into_response());
        }
        let changes = !request.method().is_safe();
        request.set_body(body);
        let answer = self.0.call(request).await?.into_response();
        if changes && let Err(refusal) = shared.changed() {
            return Ok(refusal.into_response());
        }
        if behaviour.late_ms > 0 {
            tokio::time::sleep(Duration::from_millis(behaviour.late_ms)).await;
        }
        if changes && shared.book(|book| Behaviour::take(&mut book.behaviour.lose_answers)) {
            cut();
        }
        Ok(answer)
    }
}

fn note(shared: &Shared, request: &Request, body: &[u8]) -> Behaviour {
    let key = request.header("X-Refund-Idempotency");
    let call = Call {
        at: shared.time.now(),
        method: request.method().to_string(),
        path: request.original_uri().path().to_owned(),
        query: request.uri().query().map(str::to_owned),
        idempotency_key: key.map(str::to_owned),
        body: serde_json::from_slice(body).unwrap_or(Value::Null),
    };
    shared.book(|book| {
        // Without `/control` they would grow unseen.
        if shared.config.control {
            book.calls.push(call);
        }
        book.behaviour.clone()
    })
}

fn problem(shared: &Shared, is_refund: bool) -> Option<Refusal> {
    let refusal = |status, code, description: &str| {
        let refusal = Refusal {
            code,
            ..Refusal::new(description).because("NA", "NA", "NA")
        };
        Some(refusal.status(status))
    };
    let (down, too_many, errors, busy) = shared.book(|book| {
        let behaviour = &mut book.behaviour;
        if behaviour.down.is_some() {
            return (behaviour.down, false, false, false);
        }
        let too_many = Behaviour::take(&mut behaviour.too_many);
        let errors = !too_many && Behaviour::take(&mut behaviour.errors);
        let busy =
            is_refund && !too_many && !errors && Behaviour::take(&mut behaviour.refunds_busy);
        (None, too_many, errors, busy)
    });
    match down {
        Some(Outage::Cut) => cut(),
        Some(Outage::Unavailable) => {
            let text = "The server is not available right now";
            return refusal(StatusCode::SERVICE_UNAVAILABLE, "SERVER_ERROR", text);
        }
        None => {}
    }
    if too_many {
        let text = "Too many requests";
        refusal(StatusCode::TOO_MANY_REQUESTS, "BAD_REQUEST_ERROR", text)
    } else if errors {
        let text = "We are facing some trouble completing your request at the moment. Please try again shortly.";
        refusal(StatusCode::INTERNAL_SERVER_ERROR, "SERVER_ERROR", text)
    } else if busy {
        let text = "Another request with the same idempotency key is in progress";
        refusal(StatusCode::CONFLICT, "BAD_REQUEST_ERROR", text)
    } else {
        None
    }
}

/// Ends the connection without an answer: unwinds the serving task without printing a panic message.
fn cut() -> ! {
    std::panic::resume_unwind(Box::new("the connection is cut"))
}

/// The header's word has to be exactly `Basic`.
fn has_keys(shared: &Shared, headers: &HeaderMap) -> Result<(), Refusal> {
    let given = headers
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Basic "))
        .and_then(|value| STANDARD.decode(value).ok());
    let key_secret = shared.book(|book| book.key_secret.clone());
    let expected = format!("{}:{key_secret}", shared.config.key_id);
    if given.as_deref() == Some(expected.as_bytes()) {
        Ok(())
    } else {
        Err(Refusal::new("Authentication failed")
            .because("NA", "NA", "NA")
            .status(StatusCode::UNAUTHORIZED))
    }
}
