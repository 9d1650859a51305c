//! How much a form may weigh.
//!
//! poem's `SizeLimit` answers 411 to everything without a `Content-Length`, plain GETs included, and its JSON
//! extractor reads without a bound. Here the body is read to its end before the operation starts: a body that is
//! too large, or that never ends, reaches no operation.

use kernel::{Failure, problem::BODY_TOO_LARGE};
use poem::{
    Body, Endpoint, Middleware, Request, Result, error::ReadBodyError, http::header::CONTENT_LENGTH,
};

/// What a JSON form may weigh.
pub const FORM: usize = 64 * 1024;

/// So much more is read and thrown away, so that a client still sending gets to see the refusal.
const POLITENESS: usize = 8 * FORM;

#[derive(Clone, Copy, Debug)]
pub struct BodyLimit(pub usize);

impl<E: Endpoint> Middleware<E> for BodyLimit {
    type Output = BodyLimitEndpoint<E>;

    fn transform(&self, inner: E) -> Self::Output {
        BodyLimitEndpoint {
            inner,
            limit: self.0,
        }
    }
}

pub struct BodyLimitEndpoint<E> {
    inner: E,
    limit: usize,
}

impl<E: Endpoint> Endpoint for BodyLimitEndpoint<E> {
    type Output = E::Output;

    async fn call(&self, mut request: Request) -> Result<Self::Output> {
        let body = request.take_body();
        if body.is_empty() {
            return self.inner.call(request).await;
        }
        let declared = request
            .headers()
            .get(CONTENT_LENGTH)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.parse::<usize>().ok());
        if declared.is_some_and(|length| length > POLITENESS) {
            return Err(Failure::new(BODY_TOO_LARGE).into());
        }
        let bytes = match body.into_bytes_limit(POLITENESS).await {
            Ok(bytes) if bytes.len() <= self.limit => bytes,
            Ok(_) | Err(ReadBodyError::PayloadTooLarge) => {
                return Err(Failure::new(BODY_TOO_LARGE).into());
            }
            Err(error) => return Err(error.into()),
        };
        request.set_body(Body::from_bytes(bytes));
        self.inner.call(request).await
    }
}
