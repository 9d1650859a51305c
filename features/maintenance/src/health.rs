//! Health of the shop.

use std::path::{Path, PathBuf};

use kernel::{Failure, Timestamp};
use poem_openapi::Object;

use crate::{
    Maintenance,
    backup::files_below,
    certificate::CertificateStatus,
    daily,
    disk::{FreeBytes, has_program},
    push::BackupBucketHealth,
    rehearsal::RehearsalHealth,
    runs::RunKind,
};

/// The owner is warned while the free disk space is below this multiple of the one at which uploads are refused.
const LOW: u64 = 3;

/// How the backups are.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct BackupHealth {
    /// Number of backups.
    pub count: u64,
    /// When the last good one was made.
    pub last_at: Option<Timestamp>,
    /// Whether the last good one is older than 26 hours.
    pub late: bool,
    /// Why the last attempt failed, or why the backups cannot be read.
    pub failure: Option<String>,
    /// Images and videos in the last good one that a restore would not bring back.
    pub damaged_files: u64,
    /// The last rehearsal of a restore.
    pub rehearsal: RehearsalHealth,
    /// The copies in a bucket; absent without one.
    pub bucket: Option<BackupBucketHealth>,
}

/// Disk space, in bytes.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct SpaceHealth {
    /// Free space.
    pub free_bytes: u64,
    /// Free space below which uploads are refused.
    pub floor_bytes: u64,
    /// Whether space is running low.
    pub low: bool,
    /// Size of all videos.
    pub video_bytes: u64,
    /// Size of all images and photos.
    pub image_bytes: u64,
    /// Size of the database.
    pub database_bytes: u64,
}

/// The certificate of a shop that is https by itself.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CertificateHealth {
    /// When it expires; absent before the first one.
    pub expires_at: Option<Timestamp>,
    /// Whether it has expired.
    pub expired: bool,
    /// Why it could not be renewed, and what to do.
    pub failure: Option<String>,
}

impl CertificateHealth {
    fn of(status: CertificateStatus, now: Timestamp) -> Self {
        Self {
            expires_at: status.not_after,
            expired: status.not_after.is_some_and(|until| until <= now),
            failure: status.last_error,
        }
    }
}

/// Health of the shop.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ShopHealth {
    /// Backups.
    pub backups: BackupHealth,
    /// Disk space.
    pub space: SpaceHealth,
    /// Whether payments are in test mode.
    pub test_payments: bool,
    /// Whether `ffmpeg` is installed, for smaller copies of videos.
    pub video_tools: bool,
    /// Its own https certificate; absent behind a proxy.
    pub certificate: Option<CertificateHealth>,
    /// Public address of the shop.
    pub public_address: String,
    /// The server's current time.
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
            // The command line may have made a backup since.
            failed.kind == RunKind::Backup && last_at.is_none_or(|last| failed.at >= last)
        });
        let (data, free_bytes) = (parts.setup.data.clone(), parts.setup.free_bytes.clone());
        let floor = parts.setup.space_floor;
        let space = tokio::task::spawn_blocking(move || space(&data, &free_bytes, floor))
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)?;
        let oldest_at = backups.last().map(|backup| backup.summary.made_at());
        let rehearsal = self.rehearsal(oldest_at).await;
        Ok(ShopHealth {
            backups: BackupHealth {
                count: backups.len() as u64,
                last_at,
                late: daily::is_late(last_at, parts.opened_at, now),
                failure: unreadable.or(failed.map(|failed| failed.message)),
                damaged_files: last.map_or(0, |backup| backup.damaged().count() as u64),
                rehearsal,
                bucket: self.bucket_health().await,
            },
            space,
            test_payments: parts.setup.test_payments,
            video_tools: has_program("ffmpeg"),
            certificate: parts
                .setup
                .certificate
                .as_ref()
                .map(|monitor| CertificateHealth::of(monitor.status(), now)),
            public_address: parts.setup.public_address.clone(),
            now,
        })
    }
}

fn space(data: &Path, free_bytes: &FreeBytes, floor_bytes: u64) -> std::io::Result<SpaceHealth> {
    let free_bytes = free_bytes(data)?;
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
        floor_bytes,
        low: free_bytes < floor_bytes.saturating_mul(LOW),
        video_bytes: sum(videos),
        image_bytes: sum(images),
        database_bytes: sizes.map(|facts| facts.len()).sum(),
    })
}
