//! Which connection may write to an upload.
//!
//! A phone that lost its network reconnects while the server still waits on the old connection. The
//! newest connection takes over; the previous one is stopped and keeps what it has written.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use kernel::VideoId;
use tokio::sync::{OwnedMutexGuard, watch};

#[derive(Default)]
pub(crate) struct UploadLocks(Mutex<HashMap<VideoId, Arc<Line>>>);

struct Line {
    newest: watch::Sender<u64>,
    writing: Arc<tokio::sync::Mutex<()>>,
}

/// The right to write, until another connection takes over.
pub(crate) struct UploadLock {
    number: u64,
    newest: watch::Receiver<u64>,
    _writing: OwnedMutexGuard<()>,
}

impl UploadLocks {
    /// Stops the current writer, waits for it, and takes over.
    pub async fn take(&self, video: VideoId) -> UploadLock {
        let line = self.line(video);
        let mut number = 0;
        line.newest.send_modify(|newest| {
            *newest += 1;
            number = *newest;
        });
        let newest = line.newest.subscribe();
        UploadLock {
            number,
            newest,
            _writing: line.writing.clone().lock_owned().await,
        }
    }

    /// Ends all writing to the upload.
    pub fn close(&self, video: VideoId) {
        self.all().remove(&video);
    }

    fn line(&self, video: VideoId) -> Arc<Line> {
        let line = || Line {
            newest: watch::Sender::new(0),
            writing: Arc::default(),
        };
        self.all()
            .entry(video)
            .or_insert_with(|| Arc::new(line()))
            .clone()
    }

    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<VideoId, Arc<Line>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl UploadLock {
    /// Resolves when another connection takes over.
    pub async fn over(&mut self) {
        let number = self.number;
        // The channel of a closed upload has no other sender.
        if self
            .newest
            .wait_for(|newest| *newest > number)
            .await
            .is_err()
        {
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_newest_connection_takes_over() {
        let turns = Arc::new(UploadLocks::default());
        let mut first = turns.take(7).await;
        let next = tokio::spawn({
            let turns = turns.clone();
            async move { turns.take(7).await }
        });
        first.over().await;
        assert!(
            !next.is_finished(),
            "it waits until the first one has stopped"
        );
        drop(first);
        drop(next.await.unwrap());
        drop(turns.take(8).await);
    }
}
