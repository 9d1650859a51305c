//! Where the time of a request goes.

use std::{
    cell::Cell,
    future::Future,
    time::{Duration, Instant},
};

/// Time that a request has waited so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waits {
    /// For its turn to write.
    pub writer: Duration,
    /// For pages to be rendered.
    pub rendering: Duration,
}

struct Counted {
    request: u128,
    writer: Cell<Duration>,
    rendering: Cell<Duration>,
}

tokio::task_local! {
    static COUNTED: Counted;
}

/// Runs the work of the request with this id. Time is counted in its own task only, without allocation.
pub async fn counting<F: Future>(request: u128, work: F) -> (F::Output, Waits) {
    let counted = Counted {
        request,
        writer: Cell::default(),
        rendering: Cell::default(),
    };
    COUNTED
        .scope(counted, async {
            let output = work.await;
            let waits = COUNTED.with(|counted| Waits {
                writer: counted.writer.get(),
                rendering: counted.rendering.get(),
            });
            (output, waits)
        })
        .await
}

/// Id of the request that is being answered by this task, if there is one.
pub fn current_request() -> Option<u128> {
    COUNTED.try_with(|counted| counted.request).ok()
}

/// Adds a wait for the writer to the current request, if there is one.
pub(crate) fn waited_for_writer(time: Duration) {
    let _ = COUNTED.try_with(|counted| counted.writer.set(counted.writer.get() + time));
}

/// Waits for a page to be rendered, and adds the time to the current request, if there is one.
pub async fn rendering<F: Future>(work: F) -> F::Output {
    let began = Instant::now();
    let output = work.await;
    let time = began.elapsed();
    let _ = COUNTED.try_with(|counted| counted.rendering.set(counted.rendering.get() + time));
    output
}
