//! Whether everything runs: facts that the owner's settings put into words.

use std::path::{Path, PathBuf};

use kernel::{Failure, Timestamp};
use poem_openapi::Object;

use crate::{
    Maintenance,
    backup::files_below,
    daily,
    disk::{self, has_program},
    runs::RunKind,
};

/// Below so many free bytes nothing is uploaded any more.
const SPACE_FLOOR: u64 = 1_000_000_000;
/// The owner hears of it earlier.
const SPACE_LOW: u64 = 3 * SPACE_FLOOR;

/// How the backups are.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct BackupHealth {
    /// How many there are.
    pub count: u64,
    /// When the last good one was made.
    pub last_at: Option<Timestamp>,
    /// The last good one is older than 26 hours.
    pub late: bool,
    /// What is wrong: why the last try failed, or why the backups cannot be read.
    pub failure: Option<String>,
    /// Images and videos of the last good one that are damaged, and that a restore would not bring back.
    pub damaged_files: u64,
}

/// Room on the disk, in bytes.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct SpaceHealth {
    /// Free.
    pub free_bytes: u64,
    /// Below this nothing can be uploaded.
    pub floor_bytes: u64,
    /// It will soon be too little.
    pub low: bool,
    /// Videos and videos.
    pub video_bytes: u64,
    /// Images and photos.
    pub image_bytes: u64,
    /// Everything that is written down.
    pub database_bytes: u64,
}

/// Whether everything runs.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct ShopHealth {
    /// Backups.
    pub backups: BackupHealth,
    /// Room on the disk.
    pub space: SpaceHealth,
    /// No provider takes money: payments are tests.
    pub test_payments: bool,
    /// Whether smaller copies of uploaded videos can be made: the machine has `ffmpeg`.
    pub video_tools: bool,
    /// Where visitors reach the shop.
    pub public_address: String,
    /// What time it is for the shop.
    pub now: Timestamp,
}

impl Maintenance {
    pub(crate) async fn health(&self) -> Result<ShopHealth, Failure> {
        let now = self.now();
        let parts = &self.0;
        let (backups, unreadable) = match self.backups().await {
            Ok(backups) => (backups, None),
            Err(why) => (Vec::new(), Some(why)),
        };
        let last = daily::last_good(&backups, now);
        let last_at = last.map(|backup| backup.summary.made_at());
        let failed = parts.runs.failed().filter(|failed| {
            // A later backup may have been made by the command.
            failed.kind == RunKind::Backup && last_at.is_none_or(|last| failed.at >= last)
        });
        let data = parts.setup.data.clone();
        let space = tokio::task::spawn_blocking(move || space(&data))
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)?;
        Ok(ShopHealth {
            backups: BackupHealth {
                count: backups.len() as u64,
                last_at,
                late: daily::is_late(last_at, parts.opened_at, now),
                failure: unreadable.or(failed.map(|failed| failed.message)),
                damaged_files: last.map_or(0, |backup| backup.damaged().count() as u64),
            },
            space,
            test_payments: parts.setup.test_payments,
            video_tools: has_program("ffmpeg"),
            public_address: parts.setup.public_address.clone(),
            now,
        })
    }
}

fn space(data: &Path) -> std::io::Result<SpaceHealth> {
    let free_bytes = disk::free_bytes(data)?;
    let mut media = files_below(&data.join("uploads"))?;
    media.extend(files_below(&data.join("private"))?);
    let is_video = |file: &PathBuf| {
        file.extension()
            .is_some_and(|ending| ending == "mp4" || ending == "webm")
    };
    let (videos, images): (Vec<_>, Vec<_>) =
        media.into_iter().partition(|(file, _)| is_video(file));
    let sum = |files: Vec<(PathBuf, u64)>| files.iter().map(|(_, bytes)| bytes).sum();
    let database = ["shop.db", "shop.db-wal"].map(|name| data.join(name));
    let sizes = database.iter().filter_map(|file| file.metadata().ok());
    Ok(SpaceHealth {
        free_bytes,
        floor_bytes: SPACE_FLOOR,
        low: free_bytes < SPACE_LOW,
        video_bytes: sum(videos),
        image_bytes: sum(images),
        database_bytes: sizes.map(|facts| facts.len()).sum(),
    })
}
