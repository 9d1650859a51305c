//! Error codes that each operation can return.

use kernel::{OperationCodes, edit::CHANGED_MEANWHILE, session::CONFIRMATION_NEEDED};

use crate::codes::{
    APP_UNREADABLE, CODE_NEEDED, CUSTOMER_NOT_FOUND, EMAIL_NEEDED, EMAIL_TAKEN, EMAIL_UNKNOWN,
    FORGOT_LIMITED, HAS_PASSWORD, INVALID_CREDENTIALS, IS_BLOCKED, LAST_OWNER, LINK_DEAD,
    LOGIN_LIMITED, MAIL_NOT_QUEUED, MOBILE_TAKEN, NO_EMAIL, NOT_YOURSELF, NOTE_NOT_FOUND,
    ONLY_CONTACT, ORDER_OPEN, REGISTRATION_LIMITED, SESSION_NOT_FOUND, STAFF_NOT_FOUND,
    TWO_FACTOR_NOT_BEGUN, TWO_FACTOR_ON, WALK_IN_KNOWN, WALK_IN_NOT_FOUND, WRONG_CODE,
    WRONG_PASSWORD,
};

pub const OPERATIONS: OperationCodes = &[
    (
        "session_create",
        &[
            INVALID_CREDENTIALS,
            CODE_NEEDED,
            WRONG_CODE,
            APP_UNREADABLE,
            LOGIN_LIMITED,
        ],
    ),
    (
        "account_register",
        &[MOBILE_TAKEN, EMAIL_TAKEN, REGISTRATION_LIMITED],
    ),
    (
        "password_forgot",
        &[EMAIL_UNKNOWN, FORGOT_LIMITED, MAIL_NOT_QUEUED],
    ),
    ("password_reset_view", &[LINK_DEAD]),
    ("password_reset", &[LINK_DEAD]),
    (
        "contact_change_confirm",
        &[LINK_DEAD, MOBILE_TAKEN, EMAIL_TAKEN],
    ),
    (
        "account_update",
        &[CONFIRMATION_NEEDED, MOBILE_TAKEN, EMAIL_TAKEN, EMAIL_NEEDED],
    ),
    (
        "account_delete",
        &[CONFIRMATION_NEEDED, ORDER_OPEN, LAST_OWNER],
    ),
    ("account_data", &[CONFIRMATION_NEEDED]),
    ("password_change", &[CONFIRMATION_NEEDED, WRONG_PASSWORD]),
    ("session_end", &[SESSION_NOT_FOUND]),
    (
        "session_confirm",
        &[WRONG_PASSWORD, CODE_NEEDED, WRONG_CODE, APP_UNREADABLE],
    ),
    ("two_factor_create", &[CONFIRMATION_NEEDED, TWO_FACTOR_ON]),
    (
        "two_factor_confirm",
        &[
            CONFIRMATION_NEEDED,
            TWO_FACTOR_ON,
            TWO_FACTOR_NOT_BEGUN,
            WRONG_CODE,
        ],
    ),
    (
        "recovery_codes_renew",
        &[CONFIRMATION_NEEDED, TWO_FACTOR_NOT_BEGUN],
    ),
    ("two_factor_delete", &[CONFIRMATION_NEEDED]),
    ("admin_customer_create", &[WALK_IN_KNOWN]),
    ("admin_customer_view", &[CUSTOMER_NOT_FOUND]),
    (
        "admin_customer_update",
        &[CUSTOMER_NOT_FOUND, WALK_IN_KNOWN, CHANGED_MEANWHILE],
    ),
    ("admin_customer_note_create", &[CUSTOMER_NOT_FOUND]),
    (
        "admin_customer_note_delete",
        &[CUSTOMER_NOT_FOUND, NOTE_NOT_FOUND],
    ),
    (
        "admin_customer_block",
        &[CUSTOMER_NOT_FOUND, NOT_YOURSELF, LAST_OWNER],
    ),
    ("admin_customer_unblock", &[CUSTOMER_NOT_FOUND]),
    (
        "admin_customer_reset",
        &[CUSTOMER_NOT_FOUND, IS_BLOCKED, NO_EMAIL],
    ),
    (
        "admin_contact_release",
        &[
            CONFIRMATION_NEEDED,
            CUSTOMER_NOT_FOUND,
            NOT_YOURSELF,
            ONLY_CONTACT,
        ],
    ),
    (
        "admin_walk_in_link",
        &[CUSTOMER_NOT_FOUND, WALK_IN_NOT_FOUND],
    ),
    (
        "admin_walk_in_unlink",
        &[CUSTOMER_NOT_FOUND, WALK_IN_NOT_FOUND],
    ),
    (
        "admin_staff_create",
        &[CONFIRMATION_NEEDED, MOBILE_TAKEN, EMAIL_TAKEN],
    ),
    (
        "admin_staff_invite",
        &[
            CONFIRMATION_NEEDED,
            STAFF_NOT_FOUND,
            HAS_PASSWORD,
            IS_BLOCKED,
            NO_EMAIL,
        ],
    ),
    (
        "admin_staff_role_update",
        &[CONFIRMATION_NEEDED, STAFF_NOT_FOUND, LAST_OWNER],
    ),
    (
        "admin_staff_delete",
        &[
            CONFIRMATION_NEEDED,
            STAFF_NOT_FOUND,
            NOT_YOURSELF,
            LAST_OWNER,
        ],
    ),
    (
        "admin_staff_two_factor_delete",
        &[CONFIRMATION_NEEDED, STAFF_NOT_FOUND],
    ),
];
