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

#[derive(Default)]
struct Counted {
    writer: Cell<Duration>,
    rendering: Cell<Duration>,
}

tokio::task_local! {
    static COUNTED: Counted;
}

/// Runs the work of a request. Time is counted in its own task only, without allocation.
pub async fn counting<F: Future>(work: F) -> (F::Output, Waits) {
    COUNTED
        .scope(Counted::default(), async {
            let output = work.await;
            let waits = COUNTED.with(|counted| Waits {
                writer: counted.writer.get(),
                rendering: counted.rendering.get(),
            });
            (output, waits)
        })
        .await
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
