//! Error codes of this feature.

use kernel::Code;

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
    "This link no longer works. Please ask for a new one.",
);
pub const WRONG_PASSWORD: Code = Code::new(
    422,
    "auth.wrong_password",
    "This is not your current password.",
);
pub const EMAIL_NEEDED: Code = Code::new(
    409,
    "auth.email_needed",
    "Please confirm an email address first: the link for the new mobile number goes there.",
);
pub const CODE_NEEDED: Code = Code::new(
    422,
    "auth.code_needed",
    "Enter the 6-digit code from your authenticator app.",
);
pub const WRONG_CODE: Code = Code::new(
    422,
    "auth.wrong_code",
    "This code is wrong or was already used. Wait for the next one.",
);
pub const APP_UNREADABLE: Code = Code::new(
    422,
    "auth.app_unreadable",
    "This shop was moved without its key, so codes from your app cannot be checked. Enter a recovery code, then set up \
     the app again.",
);
pub const TWO_FACTOR_ON: Code = Code::new(
    409,
    "auth.two_factor_on",
    "Two-factor authentication is already on. Turn it off first.",
);
pub const TWO_FACTOR_NOT_BEGUN: Code = Code::new(
    409,
    "auth.two_factor_not_begun",
    "Two-factor authentication is not set up.",
);
pub const OWNER_EXISTS: Code = Code::new(
    409,
    "auth.owner_exists",
    "The shop already has an owner. Please log in.",
);
pub const CUSTOMER_NOT_FOUND: Code = Code::new(
    404,
    "auth.customer_not_found",
    "This customer does not exist.",
);
pub const NOTE_NOT_FOUND: Code =
    Code::new(404, "auth.note_not_found", "This note was already deleted.");
pub const WALK_IN_NOT_FOUND: Code = Code::new(
    404,
    "auth.walk_in_not_found",
    "This walk-in does not exist, or can no longer be unlinked.",
);
pub const WALK_IN_KNOWN: Code = Code::new(
    409,
    "auth.walk_in_known",
    "A customer with this mobile number already exists.",
);
pub const STAFF_NOT_FOUND: Code = Code::new(
    404,
    "auth.staff_not_found",
    "This team member does not exist.",
);
pub const NOT_YOURSELF: Code = Code::new(
    409,
    "auth.not_yourself",
    "You cannot do this to your own account.",
);
pub const HAS_PASSWORD: Code = Code::new(
    409,
    "auth.has_password",
    "This person has already set a password and can log in.",
);
pub const ONLY_CONTACT: Code = Code::new(
    409,
    "auth.only_contact",
    "This is the only way left to reach the account. Block it instead.",
);
pub const NO_EMAIL: Code = Code::new(
    409,
    "auth.no_email",
    "The account has no email address to write to.",
);
pub const IS_BLOCKED: Code = Code::new(
    409,
    "auth.is_blocked",
    "The account is blocked. Unblock it first.",
);
pub const SESSION_NOT_FOUND: Code = Code::new(
    404,
    "auth.session_not_found",
    "This session does not exist.",
);
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
