//! Every code this feature can answer with.

use kernel::{
    Code, OperationCodes,
    problem::{BUSY, TOO_MANY_REQUESTS},
    session::LOGIN_NEEDED,
};

pub const INVALID_CREDENTIALS: Code = Code::new(
    401,
    "auth.invalid_credentials",
    "Invalid credentials. Please register.",
);
pub const LOGIN_LIMITED: Code = Code::new(
    429,
    "auth.login_limited",
    "Something went wrong. Please try again.",
);
pub const MOBILE_TAKEN: Code = Code::new(
    409,
    "auth.mobile_taken",
    "Mobile number already registered. Please login.",
);
pub const EMAIL_TAKEN: Code = Code::new(
    409,
    "auth.email_taken",
    "Email already registered. Please login.",
);
pub const REGISTRATION_LIMITED: Code = Code::new(
    429,
    "auth.registration_limited",
    "Something went wrong, please try again.",
);
pub const EMAIL_UNKNOWN: Code = Code::new(
    404,
    "auth.email_unknown",
    "Email address not registered with us.",
);
pub const FORGOT_LIMITED: Code = Code::new(
    429,
    "auth.forgot_limited",
    "An error occurred. Please try again later.",
);
pub const MAIL_NOT_QUEUED: Code = Code::new(
    503,
    "auth.mail_not_queued",
    "Failed to send email. Please try again.",
);
pub const LINK_DEAD: Code = Code::new(
    410,
    "auth.link_dead",
    "This link does not work any more. Please ask for a new one.",
);
pub const WRONG_PASSWORD: Code = Code::new(
    422,
    "auth.wrong_password",
    "This is not your current password.",
);
pub const CONFIRMATION_NEEDED: Code = Code::new(
    403,
    "auth.confirmation_needed",
    "Please give your password again.",
);
pub const SESSION_NOT_FOUND: Code =
    Code::new(404, "auth.session_not_found", "There is no such session.");
pub const ORDER_OPEN: Code = Code::new(
    409,
    "auth.order_open",
    "You have an open order. You can delete your account once it is delivered or cancelled.",
);
pub const LAST_OWNER: Code = Code::new(
    409,
    "auth.last_owner",
    "The shop needs an owner. Name another one first.",
);

pub const OPERATIONS: OperationCodes = &[
    (
        "session_create",
        &[INVALID_CREDENTIALS, LOGIN_LIMITED, BUSY],
    ),
    (
        "account_register",
        &[MOBILE_TAKEN, EMAIL_TAKEN, REGISTRATION_LIMITED, BUSY],
    ),
    (
        "password_forgot",
        &[EMAIL_UNKNOWN, FORGOT_LIMITED, MAIL_NOT_QUEUED],
    ),
    ("password_reset_view", &[LINK_DEAD]),
    ("password_reset", &[LINK_DEAD, BUSY]),
    (
        "contact_change_confirm",
        &[LINK_DEAD, MOBILE_TAKEN, EMAIL_TAKEN],
    ),
    ("account_view", &[LOGIN_NEEDED]),
    (
        "account_update",
        &[
            LOGIN_NEEDED,
            CONFIRMATION_NEEDED,
            MOBILE_TAKEN,
            EMAIL_TAKEN,
            TOO_MANY_REQUESTS,
        ],
    ),
    (
        "account_delete",
        &[LOGIN_NEEDED, CONFIRMATION_NEEDED, ORDER_OPEN, LAST_OWNER],
    ),
    ("account_data", &[LOGIN_NEEDED, CONFIRMATION_NEEDED]),
    (
        "password_change",
        &[LOGIN_NEEDED, WRONG_PASSWORD, TOO_MANY_REQUESTS, BUSY],
    ),
    ("session_list", &[LOGIN_NEEDED]),
    ("session_end", &[LOGIN_NEEDED, SESSION_NOT_FOUND]),
    (
        "session_confirm",
        &[LOGIN_NEEDED, WRONG_PASSWORD, TOO_MANY_REQUESTS, BUSY],
    ),
];
