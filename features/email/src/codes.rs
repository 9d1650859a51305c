//! Every code this feature can answer with.

use kernel::{Code, OperationCodes, session::CONFIRMATION_NEEDED};

pub const NOT_FOUND: Code = Code::new(404, "email.not_found", "This email does not exist.");
pub const OVER: Code = Code::new(
    409,
    "email.over",
    "This email is out of date, so it is not sent again.",
);
pub const ON_ITS_WAY: Code =
    Code::new(409, "email.on_its_way", "This email is already being sent.");
pub const FORGOTTEN: Code = Code::new(
    409,
    "email.forgotten",
    "This account was deleted together with its address.",
);
pub const NO_OWN_ADDRESS: Code = Code::new(
    409,
    "email.no_own_address",
    "Your account has no email address to send the test to.",
);
pub const SET_BY_MACHINE: Code = Code::new(
    409,
    "email.set_by_machine",
    "Email delivery is set where the program is started and cannot be changed here.",
);

pub const OPERATIONS: OperationCodes = &[
    ("admin_mail_view", &[NOT_FOUND]),
    (
        "admin_mail_resend",
        &[NOT_FOUND, OVER, ON_ITS_WAY, FORGOTTEN],
    ),
    ("admin_mail_test", &[NO_OWN_ADDRESS]),
    (
        "admin_mail_setup_check",
        &[CONFIRMATION_NEEDED, SET_BY_MACHINE],
    ),
    (
        "admin_mail_setup_update",
        &[CONFIRMATION_NEEDED, SET_BY_MACHINE],
    ),
];
