//! What time it is in the shop: the machine's, or that of a demo store whose clock a test moves.

use std::{
    io::{BufRead, stdin},
    time::Duration,
};

use kernel::Clock;
use tokio::{
    sync::{mpsc, watch},
    time::timeout,
};

use crate::config::Config;

/// A clock that is moved goes on by itself as well; it is brought up to date this often.
const TICK: Duration = Duration::from_millis(100);

#[derive(Clone)]
pub struct Time {
    pub clock: Clock,
    /// Tells whenever the clock was moved.
    pub moved: watch::Receiver<()>,
}

impl Time {
    pub fn of(config: &Config) -> Self {
        if !config.clock_from_stdin {
            let (_, moved) = watch::channel(());
            let clock = Clock::system();
            return Self { clock, moved };
        }
        let (tell, reported) = mpsc::unbounded_channel();
        // A thread of its own: the program would not end while the runtime waits for a line.
        std::thread::spawn(move || {
            for line in stdin().lock().lines().map_while(Result::ok) {
                match line.trim().parse() {
                    Ok(ahead) if tell.send(ahead).is_err() => return,
                    Ok(_) => {}
                    Err(_) => tracing::warn!("the clock is told a whole number of seconds"),
                }
            }
        });
        Self::set_by(reported)
    }

    /// As many seconds ahead of the machine as was told last.
    fn set_by(reported: mpsc::UnboundedReceiver<i64>) -> Self {
        let clock = Clock::fixed(Clock::system().now());
        let (move_it, moved) = watch::channel(());
        tokio::spawn(follow(clock.clone(), reported, move_it));
        Self { clock, moved }
    }
}

async fn follow(
    clock: Clock,
    mut reported: mpsc::UnboundedReceiver<i64>,
    moved: watch::Sender<()>,
) {
    let machine = Clock::system();
    let mut ahead = 0;
    loop {
        let news = timeout(TICK, reported.recv()).await.ok();
        ahead = news.flatten().unwrap_or(ahead);
        clock.advance_seconds(machine.now().0 + ahead - clock.now().0);
        match news {
            Some(Some(_)) => {
                moved.send_replace(());
            }
            // The sender is gone: the clock does not move any more.
            Some(None) => tokio::time::sleep(TICK).await,
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600;

    #[tokio::test]
    async fn the_clock_is_set_from_outside_and_wakes_those_who_wait() {
        let (tell, reported) = mpsc::unbounded_channel();
        let mut time = Time::set_by(reported);
        let before = time.clock.now().0;
        tell.send(HOUR).unwrap();
        time.moved.changed().await.unwrap();
        let after = time.clock.now().0 - before;
        assert!((HOUR..HOUR + 30).contains(&after), "{after}");
        tell.send(0).unwrap();
        time.moved.changed().await.unwrap();
        assert!(time.clock.now().0 - before < HOUR / 2, "and back again");
    }
}
