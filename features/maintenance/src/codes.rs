//! Every code this feature can answer with.

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
pub const MAIL_NOT_FOUND: Code = Code::new(
    404,
    "maintenance.mail_not_found",
    "This email does not exist.",
);
pub const MAIL_OVER: Code = Code::new(
    409,
    "maintenance.mail_over",
    "This email is out of date, so it is not sent again.",
);
pub const MAIL_ON_ITS_WAY: Code = Code::new(
    409,
    "maintenance.mail_on_its_way",
    "This email is already being sent.",
);
pub const MAIL_FORGOTTEN: Code = Code::new(
    409,
    "maintenance.mail_forgotten",
    "This account was deleted together with its address.",
);
pub const NO_OWN_ADDRESS: Code = Code::new(
    409,
    "maintenance.no_own_address",
    "Your account has no email address to send the test to.",
);

pub const MAIL_SET_BY_MACHINE: Code = Code::new(
    409,
    "maintenance.mail_set_by_machine",
    "Email delivery is set where the program is started and cannot be changed here.",
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
    ("admin_mail_view", &[MAIL_NOT_FOUND]),
    (
        "admin_mail_resend",
        &[MAIL_NOT_FOUND, MAIL_OVER, MAIL_ON_ITS_WAY, MAIL_FORGOTTEN],
    ),
    ("admin_mail_test", &[NO_OWN_ADDRESS]),
    (
        "admin_mail_setup_check",
        &[CONFIRMATION_NEEDED, MAIL_SET_BY_MACHINE],
    ),
    (
        "admin_mail_setup_change",
        &[CONFIRMATION_NEEDED, MAIL_SET_BY_MACHINE],
    ),
];
