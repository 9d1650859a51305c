//! What each operation can answer with.

use kernel::{
    OperationCodes,
    edit::CHANGED_MEANWHILE,
    problem::{BUSY, TOO_MANY_REQUESTS},
    session::{CONFIRMATION_NEEDED, LOGIN_NEEDED, NOT_ALLOWED},
};

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
            BUSY,
        ],
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
            EMAIL_NEEDED,
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
        &[
            LOGIN_NEEDED,
            CONFIRMATION_NEEDED,
            WRONG_PASSWORD,
            TOO_MANY_REQUESTS,
            BUSY,
        ],
    ),
    ("session_list", &[LOGIN_NEEDED]),
    ("session_end", &[LOGIN_NEEDED, SESSION_NOT_FOUND]),
    (
        "session_confirm",
        &[
            LOGIN_NEEDED,
            WRONG_PASSWORD,
            CODE_NEEDED,
            WRONG_CODE,
            APP_UNREADABLE,
            TOO_MANY_REQUESTS,
            BUSY,
        ],
    ),
    ("two_factor_view", &[LOGIN_NEEDED, NOT_ALLOWED]),
    (
        "two_factor_create",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CONFIRMATION_NEEDED,
            TWO_FACTOR_ON,
        ],
    ),
    (
        "two_factor_confirm",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CONFIRMATION_NEEDED,
            TWO_FACTOR_ON,
            TWO_FACTOR_NOT_BEGUN,
            WRONG_CODE,
            TOO_MANY_REQUESTS,
        ],
    ),
    (
        "recovery_codes_renew",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CONFIRMATION_NEEDED,
            TWO_FACTOR_NOT_BEGUN,
        ],
    ),
    (
        "two_factor_delete",
        &[LOGIN_NEEDED, NOT_ALLOWED, CONFIRMATION_NEEDED],
    ),
    ("admin_customer_list", &[LOGIN_NEEDED, NOT_ALLOWED]),
    (
        "admin_customer_create",
        &[LOGIN_NEEDED, NOT_ALLOWED, WALK_IN_KNOWN],
    ),
    (
        "admin_customer_view",
        &[LOGIN_NEEDED, NOT_ALLOWED, CUSTOMER_NOT_FOUND],
    ),
    (
        "admin_customer_update",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CUSTOMER_NOT_FOUND,
            WALK_IN_KNOWN,
            CHANGED_MEANWHILE,
        ],
    ),
    (
        "admin_customer_note_create",
        &[LOGIN_NEEDED, NOT_ALLOWED, CUSTOMER_NOT_FOUND],
    ),
    (
        "admin_customer_note_delete",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CUSTOMER_NOT_FOUND,
            NOTE_NOT_FOUND,
        ],
    ),
    (
        "admin_customer_block",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CUSTOMER_NOT_FOUND,
            NOT_YOURSELF,
            LAST_OWNER,
        ],
    ),
    (
        "admin_customer_unblock",
        &[LOGIN_NEEDED, NOT_ALLOWED, CUSTOMER_NOT_FOUND],
    ),
    (
        "admin_customer_reset",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CUSTOMER_NOT_FOUND,
            IS_BLOCKED,
            NO_EMAIL,
            TOO_MANY_REQUESTS,
        ],
    ),
    (
        "admin_contact_release",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CONFIRMATION_NEEDED,
            CUSTOMER_NOT_FOUND,
            NOT_YOURSELF,
            ONLY_CONTACT,
        ],
    ),
    (
        "admin_walk_in_link",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CUSTOMER_NOT_FOUND,
            WALK_IN_NOT_FOUND,
        ],
    ),
    (
        "admin_walk_in_unlink",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CUSTOMER_NOT_FOUND,
            WALK_IN_NOT_FOUND,
        ],
    ),
    ("admin_staff_list", &[LOGIN_NEEDED, NOT_ALLOWED]),
    (
        "admin_staff_create",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CONFIRMATION_NEEDED,
            MOBILE_TAKEN,
            EMAIL_TAKEN,
        ],
    ),
    (
        "admin_staff_invite",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CONFIRMATION_NEEDED,
            STAFF_NOT_FOUND,
            HAS_PASSWORD,
            IS_BLOCKED,
            NO_EMAIL,
        ],
    ),
    (
        "admin_staff_role_update",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CONFIRMATION_NEEDED,
            STAFF_NOT_FOUND,
            LAST_OWNER,
        ],
    ),
    (
        "admin_staff_delete",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CONFIRMATION_NEEDED,
            STAFF_NOT_FOUND,
            NOT_YOURSELF,
            LAST_OWNER,
        ],
    ),
    (
        "admin_staff_two_factor_delete",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            CONFIRMATION_NEEDED,
            STAFF_NOT_FOUND,
        ],
    ),
];
