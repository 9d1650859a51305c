//! What one connection is doing, and when it has been quiet for too long.
//!
//! hyper's own header timer also runs while a kept-alive connection rests between two requests, and does not
//! run at all before the first bytes have told HTTP/1 from HTTP/2. So the connection is watched from outside:
//! one timer for each connection, none for each request.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    task::{Context, Poll},
    time::Duration,
};

use bytes::Bytes;
use hyper::body::{Body, Frame, SizeHint};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    sync::Notify,
    time::Instant,
};

/// The longest each part of a connection's life may take.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// From the first byte of a request (on a new connection: from its start) to the end of its headers.
    pub headers: Duration,
    /// Between two requests.
    pub idle: Duration,
    /// While a request is answered, without a byte moving in either direction.
    pub stalled: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            headers: Duration::from_secs(10),
            idle: Duration::from_secs(60),
            stalled: Duration::from_secs(60),
        }
    }
}

/// Shared by a connection's socket, its requests and its watch. Times are milliseconds since `start`; 0 is "not yet".
#[derive(Debug)]
pub struct Activity {
    start: Instant,
    in_flight: AtomicUsize,
    first_byte: AtomicU64,
    last_progress: AtomicU64,
    served: AtomicBool,
    multiplexed: AtomicBool,
    unseated: Notify,
}

/// What a connection without a request waits for, and since when. The smallest one is given up first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Waiting {
    /// The end of its headers.
    ForHeaders(Instant),
    /// Its next request.
    ForRequest(Instant),
}

/// The end of an answer may still be on its way to a connection that has rested for less.
const SURELY_SENT: Duration = Duration::from_secs(1);

impl Activity {
    pub fn new() -> Arc<Self> {
        Arc::new(Self {
            start: Instant::now(),
            in_flight: AtomicUsize::new(0),
            first_byte: AtomicU64::new(0),
            last_progress: AtomicU64::new(0),
            served: AtomicBool::new(false),
            multiplexed: AtomicBool::new(false),
            unseated: Notify::new(),
        })
    }

    fn now(&self) -> u64 {
        u64::try_from(self.start.elapsed().as_millis())
            .unwrap_or(u64::MAX)
            .max(1)
    }

    fn moved(&self, received: bool) {
        let now = self.now();
        self.last_progress.store(now, Relaxed);
        if received && self.in_flight.load(Relaxed) == 0 {
            let _ = self.first_byte.compare_exchange(0, now, Relaxed, Relaxed);
        }
    }

    /// A request's headers are complete. The request lasts until the returned value is dropped.
    pub fn begin(self: &Arc<Self>, multiplexed: bool) -> InFlight {
        self.in_flight.fetch_add(1, Relaxed);
        self.first_byte.store(0, Relaxed);
        self.last_progress.store(self.now(), Relaxed);
        self.served.store(true, Relaxed);
        self.multiplexed.store(multiplexed, Relaxed);
        InFlight(self.clone())
    }

    fn after_start(&self, milliseconds: u64) -> Instant {
        self.start + Duration::from_millis(milliseconds)
    }

    /// Since when the headers of a request have been on their way.
    fn headers_since(&self) -> Option<Instant> {
        if !self.served.load(Relaxed) {
            return Some(self.start);
        }
        let first_byte = self.first_byte.load(Relaxed);
        // HTTP/2 sends pings and window updates between requests: those bytes begin no request.
        (first_byte > 0 && !self.multiplexed.load(Relaxed)).then(|| self.after_start(first_byte))
    }

    /// What this connection waits for; nothing while a request is answered or its answer may still be on the way.
    pub fn waiting(&self) -> Option<Waiting> {
        if self.in_flight.load(Relaxed) > 0 {
            return None;
        }
        if let Some(since) = self.headers_since() {
            return Some(Waiting::ForHeaders(since));
        }
        let since = self.after_start(self.last_progress.load(Relaxed));
        (since.elapsed() >= SURELY_SENT).then_some(Waiting::ForRequest(since))
    }

    /// Asks the connection to end, unless a request begins first.
    pub fn unseat(&self) {
        self.unseated.notify_one();
    }

    /// Returns once the connection has to make room for another.
    pub async fn unseated(&self) {
        loop {
            self.unseated.notified().await;
            if self.in_flight.load(Relaxed) == 0 {
                return;
            }
        }
    }

    fn deadline(&self, patience: &Patience) -> Instant {
        let last_progress = self.after_start(self.last_progress.load(Relaxed));
        if self.in_flight.load(Relaxed) > 0 {
            return last_progress + patience.stalled;
        }
        if let Some(since) = self.headers_since() {
            return since + patience.headers;
        }
        last_progress + patience.idle
    }

    /// Returns once the connection has used up its patience.
    pub async fn exhausted(&self, patience: Patience) {
        loop {
            let deadline = self.deadline(&patience);
            if deadline <= Instant::now() {
                return;
            }
            // A resting connection may begin a request at any time, which shortens what it has left.
            let look_again = Instant::now() + patience.headers;
            tokio::time::sleep_until(deadline.min(look_again)).await;
        }
    }
}

/// A request that is being answered.
pub struct InFlight(Arc<Activity>);

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.last_progress.store(self.0.now(), Relaxed);
        self.0.first_byte.store(0, Relaxed);
        self.0.in_flight.fetch_sub(1, Relaxed);
    }
}

/// An answer's body that keeps its request in flight until it has been handed over.
pub struct AnswerBody<B> {
    inner: B,
    _in_flight: InFlight,
}

impl<B> AnswerBody<B> {
    pub fn new(inner: B, in_flight: InFlight) -> Self {
        Self {
            inner,
            _in_flight: in_flight,
        }
    }
}

impl<B> Body for AnswerBody<B>
where
    B: Body<Data = Bytes, Error = io::Error> + Unpin,
{
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        Pin::new(&mut self.inner).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.inner.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.inner.size_hint()
    }
}

/// A socket that notes each time bytes move.
pub struct WatchedSocket<S> {
    inner: S,
    activity: Arc<Activity>,
}

impl<S> WatchedSocket<S> {
    pub fn new(inner: S, activity: Arc<Activity>) -> Self {
        Self { inner, activity }
    }

    fn note_sent(&self, result: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if matches!(result, Poll::Ready(Ok(sent)) if sent > 0) {
            self.activity.moved(false);
        }
        result
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WatchedSocket<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let result = Pin::new(&mut self.inner).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.activity.moved(true);
        }
        result
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WatchedSocket<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &[u8],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.inner).poll_write(context, buffer);
        self.note_sent(result)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffers: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.inner).poll_write_vectored(context, buffers);
        self.note_sent(result)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }
}
