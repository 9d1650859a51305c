//! An answer comes in time or is given up.

use std::time::Duration;

use kernel::{Failure, problem::TIMEOUT};
use poem::{Endpoint, Middleware, Request, Result};

use super::body_limit::{is_upload, is_video_part};

/// From the whole request to the first byte of its answer.
pub const FIRST_BYTE: Duration = Duration::from_secs(10);
/// An image waits for those that came before it.
const UPLOAD_FACTOR: u32 = 3;

/// Gives up whatever is inside once the time is over.
#[derive(Clone, Copy, Debug)]
pub struct AnswerWithin(pub Duration);

impl<E: Endpoint> Middleware<E> for AnswerWithin {
    type Output = AnswerWithinEndpoint<E>;

    fn transform(&self, inner: E) -> Self::Output {
        AnswerWithinEndpoint {
            inner,
            time: self.0,
        }
    }
}

pub struct AnswerWithinEndpoint<E> {
    inner: E,
    time: Duration,
}

impl<E: Endpoint> Endpoint for AnswerWithinEndpoint<E> {
    type Output = E::Output;

    async fn call(&self, request: Request) -> Result<Self::Output> {
        if is_video_part(&request) {
            // It has a pace to keep instead.
            return self.inner.call(request).await;
        }
        let time = if is_upload(&request) {
            self.time * UPLOAD_FACTOR
        } else {
            self.time
        };
        match tokio::time::timeout(time, self.inner.call(request)).await {
            Ok(answer) => answer,
            Err(_) => Err(Failure::new(TIMEOUT).retry_after(5).into()),
        }
    }
}
