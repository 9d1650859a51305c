//! Minimum speed of uploads, so that slow clients cannot hold connections open.

use std::{future::Future, pin::pin, time::Duration};

use tokio::time::{Instant, timeout_at};

/// Interval of the check.
const WINDOW: Duration = Duration::from_secs(30);
/// Minimum number of bytes per window: 10 KB per second.
const LEAST_IN_WINDOW: u64 = 300_000;

/// Measures how fast a body arrives.
#[derive(Debug)]
pub struct Pace {
    /// End of the current window.
    until: Instant,
    /// Bytes received in the current window.
    arrived: u64,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            until: Instant::now() + WINDOW,
            arrived: 0,
        }
    }
}

impl Pace {
    /// Waits for the next part of a body. `None` once a window has received too little.
    pub async fn next<T>(&mut self, part: impl Future<Output = T>) -> Option<T> {
        let mut part = pin!(part);
        loop {
            if let Ok(part) = timeout_at(self.until, &mut part).await {
                return Some(part);
            }
            if self.arrived < LEAST_IN_WINDOW {
                return None;
            }
            self.until = Instant::now() + WINDOW;
            self.arrived = 0;
        }
    }

    /// Counts received bytes.
    pub fn count(&mut self, bytes: usize) {
        self.arrived = self.arrived.saturating_add(bytes as u64);
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::sleep;

    use super::*;

    async fn lasts(bytes_a_second: usize, seconds: u32) -> bool {
        let mut pace = Pace::default();
        for _ in 0..seconds {
            if pace.next(sleep(Duration::from_secs(1))).await.is_none() {
                return false;
            }
            pace.count(bytes_a_second);
        }
        true
    }

    #[tokio::test(start_paused = true)]
    async fn ten_kilobytes_a_second_are_enough() {
        assert!(lasts(11_000, 600).await);
        assert!(lasts(1, 29).await, "a short body may be slow");
        assert!(!lasts(9_000, 120).await);
        assert!(!lasts(1, 120).await);
    }

    #[tokio::test(start_paused = true)]
    async fn a_silent_connection_ends_with_the_window() {
        let began = Instant::now();
        assert!(
            Pace::default()
                .next(std::future::pending::<()>())
                .await
                .is_none()
        );
        assert_eq!(began.elapsed(), WINDOW);
    }
}
