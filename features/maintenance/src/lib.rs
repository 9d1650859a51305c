//! What keeps the shop standing: backups, mails that did not go out, the log, and whether everything runs.

mod back_office;
mod backup;
mod codes;
mod daily;
mod disk;
mod email_delivery;
mod failure_notice;
mod health;
mod log;
mod mail_pruning;
mod mails;
mod maintenance;
mod runs;

use kernel::Feature;
use poem_openapi::OpenApi;

pub use backup::{
    BackupFolder, CheckReport, Examination, Kind, Made, Making, Progress, ReplacedShop, Schema,
    Source, Summary, Verified, WantedRestore, check, examine, make, prepare, prepare_undo,
    replaced_shops, settle, swap, wanted,
};
pub use disk::{free_bytes, has_program};
pub use email_delivery::{
    EmailDelivery, MailEncryption, MailRoute, MailSetup, SetBy, UpdateMailSetup,
};
pub use maintenance::{Maintenance, People, Person, Setup};

/// The feature. It has no table of its own: backups are folders, mails and the log are the kernel's.
pub fn feature(maintenance: &Maintenance) -> Feature<impl OpenApi + use<>> {
    Feature::new("maintenance", back_office::api(maintenance))
        .codes(codes::OPERATIONS)
        .mails(mails::TEMPLATES)
        .job(daily::job(maintenance))
        .job(log::job(maintenance))
        .job(mail_pruning::job(maintenance))
}
