//! Requests that take long, in the log.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use kernel::timing::Waits;
use poem::http::Method;

/// Lines in a minute; further slow requests are counted in the next line.
const MOST_IN_A_MINUTE: u32 = 20;
const MINUTE: Duration = Duration::from_secs(60);

/// Writes at most so many lines.
#[derive(Debug)]
pub struct SlowRequests {
    /// From this duration on a request is slow.
    threshold: Duration,
    written: Mutex<Written>,
}

#[derive(Debug, Default)]
struct Written {
    since: Option<Instant>,
    lines: u32,
    left_out: u64,
}

/// A request that was answered.
pub struct Answered<'a> {
    /// Operation id, or what else was asked for.
    pub route: &'a str,
    pub method: &'a Method,
    pub path: &'a str,
    pub time: Duration,
    pub waits: Waits,
}

impl Default for SlowRequests {
    fn default() -> Self {
        Self::over(Duration::from_secs(1))
    }
}

impl SlowRequests {
    pub fn over(threshold: Duration) -> Self {
        Self {
            threshold,
            written: Mutex::default(),
        }
    }

    /// Writes a line about a slow request.
    pub fn note(&self, answered: &Answered<'_>) {
        if answered.time < self.threshold {
            return;
        }
        if let Some(left_out) = self.turn(Instant::now()) {
            let milliseconds = |time: Duration| time.as_millis() as u64;
            tracing::warn!(
                target: "slow",
                operation = answered.route,
                method = %answered.method,
                path = answered.path,
                milliseconds = milliseconds(answered.time),
                writer_milliseconds = milliseconds(answered.waits.writer),
                rendering_milliseconds = milliseconds(answered.waits.rendering),
                left_out,
                "a request took long"
            );
        }
    }

    /// Number of requests that had no line since the last one; `None` if this has none either.
    fn turn(&self, now: Instant) -> Option<u64> {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if written
            .since
            .is_none_or(|since| now.duration_since(since) >= MINUTE)
        {
            written.since = Some(now);
            written.lines = 0;
        }
        if written.lines >= MOST_IN_A_MINUTE {
            written.left_out += 1;
            return None;
        }
        written.lines += 1;
        Some(std::mem::take(&mut written.left_out))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_slow_requests_has_few_lines() {
        let slow = SlowRequests::default();
        let now = Instant::now();
        for _ in 0..MOST_IN_A_MINUTE {
            assert_eq!(slow.turn(now), Some(0));
        }
        for _ in 0..5 {
            assert_eq!(slow.turn(now), None);
        }
        assert_eq!(slow.turn(now + MINUTE), Some(5));
        assert_eq!(slow.turn(now + MINUTE), Some(0));
    }
}
