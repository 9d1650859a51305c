//! A process that dies: what it was doing ends at one of the places where it waited, and nothing after it happens. An
//! open transaction rolls back, and a request that has left arrives.

use std::{pin::pin, task::Poll};

/// The work's result, or `None` if it died when it had waited so many times. How often it waits differs from run to
/// run: the database answers on a thread of its own, and an answer that is already there is not waited for.
pub async fn dies_after<T>(waits: u64, work: impl Future<Output = T>) -> Option<T> {
    let mut work = pin!(work);
    let mut left = waits;
    std::future::poll_fn(|context| match work.as_mut().poll(context) {
        Poll::Ready(done) => Poll::Ready(Some(done)),
        Poll::Pending if left == 0 => Poll::Ready(None),
        Poll::Pending => {
            left -= 1;
            Poll::Pending
        }
    })
    .await
}
