//! The temporary file of an upload.

use std::{
    fs::{File, Metadata},
    io,
    path::Path,
    time::UNIX_EPOCH,
};

use kernel::{Failure, Timestamp};

use super::{Arriving, PATIENCE_SECONDS, Upload};
use crate::{Media, codes};

impl Media {
    /// Flushes the file before reporting its length: reported bytes survive a power failure.
    pub(super) async fn current(&self, arriving: &Arriving) -> Result<Upload, Failure> {
        let path = arriving.path.clone();
        let (offset, last) = in_background(move || {
            let file = File::open(&path)?;
            file.sync_all()?;
            let facts = file.metadata()?;
            Ok((facts.len(), changed_at(&facts)))
        })
        .await
        .map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => codes::UPLOAD_NOT_FOUND.into(),
            _ => Failure::internal(error),
        })?;
        Ok(Upload {
            bytes: arriving.bytes,
            offset,
            until: Timestamp(last).plus_seconds(PATIENCE_SECONDS),
        })
    }
}

pub(crate) async fn in_background<T: Send + 'static>(
    task: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    let done = tokio::task::spawn_blocking(task).await;
    done.map_err(io::Error::other)?
}

pub(super) fn last_change(path: &Path) -> Option<i64> {
    std::fs::metadata(path).ok().map(|facts| changed_at(&facts))
}

/// Modification time, in Unix seconds.
fn changed_at(facts: &Metadata) -> i64 {
    let since = facts
        .modified()
        .ok()
        .and_then(|changed| changed.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(0))
}
