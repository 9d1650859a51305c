//! What the writer of the database is doing.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use crate::{metrics::DurationCounts, timing};

/// Counts of writes, shared by all clones of a database.
#[derive(Debug)]
pub struct WriteFigures {
    start: Instant,
    waiting: AtomicI64,
    /// Time from asking to write to the beginning of the transaction.
    pub waits: DurationCounts,
    /// Time from the beginning of a transaction to its end.
    pub transactions: DurationCounts,
    failures: AtomicU64,
    /// Milliseconds from `start` to the beginning of the open transaction, plus 1; 0 without one.
    open_since: AtomicU64,
    /// The same of the last transaction that began.
    last_began: AtomicU64,
}

impl Default for WriteFigures {
    fn default() -> Self {
        Self {
            start: Instant::now(),
            waiting: AtomicI64::new(0),
            waits: DurationCounts::default(),
            transactions: DurationCounts::default(),
            failures: AtomicU64::new(0),
            open_since: AtomicU64::new(0),
            last_began: AtomicU64::new(0),
        }
    }
}

impl WriteFigures {
    /// Number of writes that wait for their turn.
    pub fn waiting(&self) -> i64 {
        self.waiting.load(Relaxed)
    }

    /// Number of writes that waited in vain.
    pub fn failures(&self) -> u64 {
        self.failures.load(Relaxed)
    }

    /// Age of the open transaction.
    pub fn open_for(&self) -> Option<Duration> {
        self.since(&self.open_since)
    }

    /// Time since a transaction last began.
    pub fn last_began(&self) -> Option<Duration> {
        self.since(&self.last_began)
    }

    fn since(&self, moment: &AtomicU64) -> Option<Duration> {
        let moment = moment.load(Relaxed).checked_sub(1)?;
        let now = self.start.elapsed();
        Some(now.saturating_sub(Duration::from_millis(moment)))
    }

    fn now(&self) -> u64 {
        u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX - 1) + 1
    }

    pub(crate) fn wait(self: &Arc<Self>) -> WriteWait {
        self.waiting.fetch_add(1, Relaxed);
        WriteWait {
            figures: self.clone(),
            began: Instant::now(),
            begun: false,
        }
    }

    pub(crate) fn open(self: &Arc<Self>) -> OpenWrite {
        let now = self.now();
        self.open_since.store(now, Relaxed);
        self.last_began.store(now, Relaxed);
        OpenWrite {
            figures: self.clone(),
            began: Instant::now(),
        }
    }
}

/// A write that waits for its turn, until this value is dropped.
pub(crate) struct WriteWait {
    figures: Arc<WriteFigures>,
    began: Instant,
    begun: bool,
}

impl WriteWait {
    /// The transaction has begun.
    pub fn succeed(mut self) {
        self.begun = true;
    }
}

/// A caller who gives up sooner says nothing about the writer.
const LONG_WAIT: Duration = Duration::from_secs(1);

impl Drop for WriteWait {
    fn drop(&mut self) {
        let time = self.began.elapsed();
        self.figures.waits.add(time);
        timing::waited_for_writer(time);
        if !self.begun && time >= LONG_WAIT {
            self.figures.failures.fetch_add(1, Relaxed);
        }
        self.figures.waiting.fetch_sub(1, Relaxed);
    }
}

/// An open transaction, until this value is dropped.
pub(crate) struct OpenWrite {
    figures: Arc<WriteFigures>,
    began: Instant,
}

impl Drop for OpenWrite {
    fn drop(&mut self) {
        self.figures.open_since.store(0, Relaxed);
        self.figures.transactions.add(self.began.elapsed());
    }
}
