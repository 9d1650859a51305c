//! Every code this feature can answer with.

use kernel::{Code, OperationCodes, session::CONFIRMATION_NEEDED};

pub const BACKUP_NOT_FOUND: Code = Code::new(
    404,
    "maintenance.backup_not_found",
    "There is no such backup any more.",
);
pub const REPLACED_NOT_FOUND: Code = Code::new(
    404,
    "maintenance.replaced_not_found",
    "The shop as it was before is not stored any more.",
);
pub const BUSY_WITH_BACKUP: Code = Code::new(
    409,
    "maintenance.busy",
    "A backup is being made or restored at this moment. Wait until it is done.",
);
pub const LAST_BACKUP: Code = Code::new(
    409,
    "maintenance.last_backup",
    "This is the only backup. Make another one before you delete it.",
);
pub const MAIL_NOT_FOUND: Code =
    Code::new(404, "maintenance.mail_not_found", "There is no such mail.");
pub const MAIL_OVER: Code = Code::new(
    409,
    "maintenance.mail_over",
    "What this mail was about is over, so it is not sent again.",
);
pub const MAIL_ON_ITS_WAY: Code = Code::new(
    409,
    "maintenance.mail_on_its_way",
    "This mail is on its way already.",
);
pub const MAIL_FORGOTTEN: Code = Code::new(
    409,
    "maintenance.mail_forgotten",
    "This person has left the shop, and the address with them.",
);
pub const NO_OWN_ADDRESS: Code = Code::new(
    409,
    "maintenance.no_own_address",
    "Your account has no e-mail address that the test could go to.",
);

pub const MAIL_SET_BY_MACHINE: Code = Code::new(
    409,
    "maintenance.mail_set_by_machine",
    "How mails leave is set where the shop is started, and cannot be changed here.",
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
