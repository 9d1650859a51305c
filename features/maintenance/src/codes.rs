//! Error codes of this feature.

use kernel::{Code, OperationCodes, session::CONFIRMATION_NEEDED};

pub const BACKUP_NOT_FOUND: Code = Code::new(
    404,
    "maintenance.backup_not_found",
    "This backup no longer exists.",
);
pub const REPLACED_NOT_FOUND: Code = Code::new(
    404,
    "maintenance.replaced_not_found",
    "The previous shop is no longer stored.",
);
pub const BUSY_WITH_BACKUP: Code = Code::new(
    409,
    "maintenance.busy",
    "A backup or restore is in progress. Wait until it is finished.",
);
pub const LAST_BACKUP: Code = Code::new(
    409,
    "maintenance.last_backup",
    "This is the only backup. Make another one before you delete it.",
);
pub const OPERATIONS: OperationCodes = &[
    ("admin_backup_create", &[BUSY_WITH_BACKUP]),
    ("admin_backup_view", &[BACKUP_NOT_FOUND]),
    (
        "admin_backup_download",
        &[CONFIRMATION_NEEDED, BACKUP_NOT_FOUND],
    ),
    (
        "admin_backup_restore",
        &[CONFIRMATION_NEEDED, BACKUP_NOT_FOUND, BUSY_WITH_BACKUP],
    ),
    (
        "admin_backup_undo",
        &[CONFIRMATION_NEEDED, REPLACED_NOT_FOUND, BUSY_WITH_BACKUP],
    ),
    (
        "admin_backup_delete",
        &[BACKUP_NOT_FOUND, BUSY_WITH_BACKUP, LAST_BACKUP],
    ),
];
