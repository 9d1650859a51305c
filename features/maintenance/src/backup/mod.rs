//! Backups as folders: a copy of the database, and a list of images and videos, which are stored
//! once for all backups.

mod archive;
mod examine;
mod files;
mod folder;
mod hashes;
mod make;
mod media;
mod prepare;
mod rehearsal_report;
mod rehearse;
mod remote;
mod replaced;
mod report;
mod retention;
mod schema;
mod source;
mod summary;
mod swap;
mod verify;

use std::{io, sync::Arc};

pub use archive::{archive, length as archive_length};
pub use examine::{Examination, examine};
pub use files::{files_below, make_folder, write_whole};
pub use folder::BackupFolder;
pub use make::{Made, Making, make};
pub use prepare::prepare;
pub use rehearsal_report::RehearsalReport;
pub use rehearse::{NotRehearsed, Rehearsing, rehearse};
pub use remote::{PushEnd, Pushing, RecoveryKey, RemoteBackups, RemoteFailure, rehearse_remote};
pub use replaced::{ReplacedShop, prepare_undo, replaced_shops};
pub use report::CheckReport;
pub use schema::Schema;
pub use source::Source;
pub use summary::{Kind, Summary};
pub use swap::{RESTORED, WantedRestore, forget_replaced, settle, swap, wanted};
pub use verify::{Verified, check};

/// A step and its progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Copying images and videos to the backups, or back.
    Media {
        done: u64,
        of: u64,
    },
    Database,
    Checking,
}

/// Receives the progress.
pub type Progress = Arc<dyn Fn(Step) + Send + Sync>;

/// Runs disk-bound work on a blocking thread.
async fn apart<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    tokio::task::spawn_blocking(work)
        .await
        .unwrap_or_else(|error| Err(format!("The task was interrupted: {error}.")))
}

/// Message for a file system error.
fn at_disk(error: io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "The disk is full.".to_owned(),
        _ => format!("Disk error: {error}."),
    }
}
