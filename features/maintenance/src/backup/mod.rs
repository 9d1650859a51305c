//! Backups as folders: a copy of the database, and a list of images and videos that lie beside all backups, once each.

mod archive;
mod examine;
mod files;
mod folder;
mod hashes;
mod make;
mod media;
mod prepare;
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
pub use files::files_below;
pub use folder::BackupFolder;
pub use make::{Made, Making, make};
pub use prepare::prepare;
pub use replaced::{ReplacedShop, prepare_undo, replaced_shops};
pub use report::CheckReport;
pub use schema::Schema;
pub use source::Source;
pub use summary::{Kind, Summary};
pub use swap::{RESTORED, WantedRestore, forget_replaced, settle, swap, wanted};
pub use verify::{Verified, check};

/// What is being done, and how much of it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Images and videos are put beside the backups, or back.
    Media {
        done: u64,
        of: u64,
    },
    Database,
    Checking,
}

/// Hears how far the work is.
pub type Progress = Arc<dyn Fn(Step) + Send + Sync>;

/// Work that waits for the disk, away from what answers visitors.
async fn apart<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    tokio::task::spawn_blocking(work)
        .await
        .unwrap_or_else(|error| Err(format!("The work broke off: {error}.")))
}

/// What went wrong with a file, in words.
fn at_disk(error: io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "The disk is full.".to_owned(),
        _ => format!("The disk says: {error}."),
    }
}
