//! `GET /metrics`: on a listener of its own, or with a token. Otherwise there is nothing at this path.

use std::sync::Arc;

use kernel::{
    Failure,
    problem::NOT_FOUND,
    secret::{Secret, token_hash},
};
use poem::{
    Endpoint, Request, Response, Result,
    http::{
        Method,
        header::{ACCEPT, AUTHORIZATION},
    },
};

use super::layer::{Inner, Layer};
use crate::metrics::{Format, Metrics};

const PATH: &str = "/metrics";

/// Whose requests get the metrics.
#[derive(Clone, Debug, Default)]
pub struct MetricsAccess {
    /// Hash of the token, so that comparing takes the same time for every guess.
    token: Option<String>,
}

impl MetricsAccess {
    pub fn with(token: Option<&Secret>) -> Self {
        Self {
            token: token.map(|token| token_hash(token.reveal())),
        }
    }

    fn allows(&self, request: &Request) -> bool {
        let Some(token) = &self.token else {
            return false;
        };
        let named = request.headers().get(AUTHORIZATION);
        let named = named.and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
        named.is_some_and(|named| token_hash(named) == *token)
    }
}

fn is_metrics(request: &Request) -> bool {
    request.uri().path() == PATH && matches!(*request.method(), Method::GET | Method::HEAD)
}

async fn send(metrics: &Metrics, request: &Request) -> Response {
    let accept = request.headers().get(ACCEPT);
    let format = Format::accepted(accept.and_then(|value| value.to_str().ok()));
    let text = metrics.text(format).await;
    Response::builder()
        .content_type(format.content_type())
        .header("cache-control", "no-store")
        .body(text)
}

/// On the listener of the shop: only with the token. Everybody else is sent what any unknown path is.
pub struct MetricsWithToken {
    pub metrics: Arc<Metrics>,
    pub access: MetricsAccess,
}

impl Layer for MetricsWithToken {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        if is_metrics(&request) && self.access.allows(&request) {
            return Ok(send(&self.metrics, &request).await);
        }
        inner.call(request).await
    }
}

/// All that the listener for metrics answers; with the token, if there is one.
pub struct MetricsListener {
    pub metrics: Arc<Metrics>,
    pub access: MetricsAccess,
}

impl Endpoint for MetricsListener {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        if is_metrics(&request) && (self.access.token.is_none() || self.access.allows(&request)) {
            return Ok(send(&self.metrics, &request).await);
        }
        Err(Failure::new(NOT_FOUND).into())
    }
}
