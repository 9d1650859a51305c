//! An answer comes in time or is given up.

use std::time::Duration;

use kernel::{Failure, problem::TIMEOUT};
use poem::{Request, Response, Result};

use super::{
    body_limit::{is_upload, is_video_part},
    layer::{Inner, Layer},
};

/// From the whole request to the first byte of its answer.
pub const FIRST_BYTE: Duration = Duration::from_secs(10);
/// An image waits for those that came before it.
const UPLOAD_FACTOR: u32 = 3;

/// Gives up whatever is inside once the time is over.
#[derive(Clone, Copy, Debug)]
pub struct AnswerWithin(pub Duration);

impl Layer for AnswerWithin {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        if is_video_part(&request) {
            // It has a pace to keep instead.
            return inner.call(request).await;
        }
        let time = if is_upload(&request) {
            self.0 * UPLOAD_FACTOR
        } else {
            self.0
        };
        match tokio::time::timeout(time, inner.call(request)).await {
            Ok(answer) => answer,
            Err(_) => Err(Failure::new(TIMEOUT).retry_after(5).into()),
        }
    }
}
