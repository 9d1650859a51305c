//! How much a form may weigh.
//!
//! poem's `SizeLimit` answers 411 to everything without a `Content-Length`, plain GETs included, and its JSON
//! extractor reads without a bound. Here the body is read to its end before the operation starts: a body that is
//! too large, or that never ends, reaches no operation.

use std::time::Duration;

use kernel::{
    Failure,
    problem::{BODY_TOO_LARGE, BUSY, TIMEOUT},
};
use poem::{
    Body, Endpoint, Middleware, Request, Result,
    error::ReadBodyError,
    http::{Method, header::CONTENT_LENGTH},
};
use tokio::{
    sync::Semaphore,
    time::{Instant, timeout_at},
};

/// What a JSON form may weigh.
pub const FORM: usize = 64 * 1024;
const WEBHOOK: usize = 256 * 1024;
/// The largest photo or picture of an upload, which the operation itself refuses in its own words from there on.
const PHOTO: usize = 10 * 1024 * 1024 + FORM;

/// A file of captions, which the operation refuses in its own words from 1 MB on.
const CAPTIONS: usize = 1024 * 1024 + FORM;

/// So much more is read and thrown away, so that a client still sending gets to see the refusal.
const POLITENESS: usize = 7 * FORM;

/// Bodies larger than a form lie in memory whole: so many at once.
const LARGE_AT_ONCE: usize = 16;

/// What the body of one request may be.
struct Allowance {
    bytes: usize,
    /// For the whole body to arrive.
    time: Duration,
}

impl Allowance {
    fn of(path: &str) -> Self {
        let of_an_order = ["/api/me/orders/", "/api/admin/orders/"];
        let photos =
            of_an_order.iter().any(|start| path.starts_with(start)) && path.ends_with("/photos");
        let pictures = path == "/api/admin/media/pictures";
        // A photo over a slow phone network takes its time.
        let captions = path.starts_with("/api/admin/media/films/") && path.contains("/captions/");
        let (bytes, seconds) = if photos || pictures {
            (PHOTO, 180)
        } else if captions {
            (CAPTIONS, 120)
        } else if path.starts_with("/api/payments/webhooks/") {
            (WEBHOOK, 20)
        } else {
            (FORM, 20)
        };
        Self {
            bytes,
            time: Duration::from_secs(seconds),
        }
    }
}

/// A part of a film, which may have 2 GB and take hours.
pub fn is_film_part(request: &Request) -> bool {
    *request.method() == Method::PATCH
        && request
            .uri()
            .path()
            .starts_with("/api/admin/media/films/uploads/")
}

#[derive(Clone, Copy, Debug)]
pub struct BodyLimit;

impl<E: Endpoint> Middleware<E> for BodyLimit {
    type Output = BodyLimitEndpoint<E>;

    fn transform(&self, inner: E) -> Self::Output {
        BodyLimitEndpoint {
            inner,
            large: Semaphore::new(LARGE_AT_ONCE),
        }
    }
}

pub struct BodyLimitEndpoint<E> {
    inner: E,
    large: Semaphore,
}

impl<E: Endpoint> Endpoint for BodyLimitEndpoint<E> {
    type Output = E::Output;

    async fn call(&self, mut request: Request) -> Result<Self::Output> {
        if is_film_part(&request) {
            // Counted, paced and written by the operation itself while it arrives.
            return self.inner.call(request).await;
        }
        let body = request.take_body();
        if body.is_empty() {
            return self.inner.call(request).await;
        }
        let allowance = Allowance::of(request.uri().path());
        let most_read = allowance.bytes + POLITENESS;
        let declared = request
            .headers()
            .get(CONTENT_LENGTH)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.parse::<usize>().ok());
        if declared.is_some_and(|length| length > most_read) {
            return Err(Failure::new(BODY_TOO_LARGE).into());
        }
        // Held until the operation has answered: it is the body that takes the room.
        let _room = if allowance.bytes > FORM && declared.is_none_or(|length| length > FORM) {
            let room = self.large.try_acquire();
            Some(room.map_err(|_| Failure::new(BUSY).retry_after(5))?)
        } else {
            None
        };
        let until = Instant::now() + allowance.time;
        let read = timeout_at(until, body.into_bytes_limit(most_read)).await;
        let bytes = match read.map_err(|_| Failure::new(TIMEOUT).retry_after(5))? {
            Ok(bytes) if bytes.len() <= allowance.bytes => bytes,
            Ok(_) | Err(ReadBodyError::PayloadTooLarge) => {
                return Err(Failure::new(BODY_TOO_LARGE).into());
            }
            Err(error) => return Err(error.into()),
        };
        request.set_body(Body::from_bytes(bytes));
        self.inner.call(request).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_needs_it_gets_more_than_a_form() {
        assert_eq!(Allowance::of("/api/content/enquiries").bytes, FORM);
        assert_eq!(Allowance::of("/api/me/orders").bytes, FORM);
        assert_eq!(Allowance::of("/api/me/orders/7/photos/3").bytes, FORM);
        assert_eq!(Allowance::of("/api/me/orders/7/photos").bytes, PHOTO);
        assert_eq!(Allowance::of("/api/admin/orders/7/photos").bytes, PHOTO);
        assert_eq!(Allowance::of("/api/admin/media/pictures").bytes, PHOTO);
        assert_eq!(Allowance::of("/api/admin/media/pictures/7").bytes, FORM);
        assert_eq!(
            Allowance::of("/api/payments/webhooks/sandbox").bytes,
            WEBHOOK
        );
    }
}
