//! Keeps the shop running: backups, the audit log and health checks.

mod back_office;
mod backup;
mod certificate;
mod codes;
mod daily;
mod disk;
mod failure_notice;
mod folder_lock;
mod health;
mod log;
mod low_disk;
mod mails;
mod maintenance;
mod metrics;
mod push;
mod rehearsal;
mod remote;
mod runs;

use std::sync::Arc;

use kernel::Feature;
use poem_openapi::OpenApi;

pub use backup::{
    BackupFolder, CheckReport, Examination, Kind, Made, Making, Progress, PushEnd, Pushing,
    RecoveryKey, RehearsalReport, RemoteBackups, RemoteFailure, ReplacedShop, Schema, Source,
    Summary, Verified, WantedRestore, check, examine, make, make_folder, prepare, prepare_undo,
    replaced_shops, settle, swap, wanted,
};
pub use bucket::BucketSettings;
pub use certificate::{CertificateMonitor, CertificateStatus};
pub use disk::{FreeBytes, free_bytes, has_program};
pub use folder_lock::FolderLock;
pub use maintenance::{Maintenance, Setup};
pub use remote::{PushReport, RemoteSettings};

/// The feature. It has no table of its own: backups are folders, and the log is the kernel's.
pub fn feature(maintenance: &Maintenance) -> Feature<impl OpenApi + use<>> {
    Feature::new("maintenance", back_office::api(maintenance))
        .codes(codes::OPERATIONS)
        .mails(mails::TEMPLATES)
        .metrics(Arc::new(maintenance.clone()))
        .job(daily::job(maintenance))
        .job(log::job(maintenance))
        .job(low_disk::job(maintenance))
        .job(rehearsal::job(maintenance))
        .job(push::job(maintenance))
}
