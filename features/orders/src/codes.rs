//! Every code this feature can answer with.

use kernel::{
    Code, OperationCodes,
    idempotency::{KEY_REUSED, STILL_RUNNING},
    problem::TOO_MANY_REQUESTS,
    session::LOGIN_NEEDED,
};

pub const ORDER_NOT_FOUND: Code =
    Code::new(404, "orders.order_not_found", "There is no such order.");
pub const SLOT_FULL: Code = Code::new(
    409,
    "orders.slot_full",
    "This time is full. Please choose another one.",
);
pub const CANNOT_CANCEL: Code = Code::new(
    409,
    "orders.cannot_cancel",
    "Cutting has started, so this order can no longer be cancelled here. Please call us.",
);
pub const WRONG_STATUS: Code = Code::new(
    409,
    "orders.wrong_status",
    "The order is at another step by now.",
);
pub const NO_ADVANCE_DUE: Code = Code::new(
    409,
    "orders.no_advance_due",
    "No advance is due for this order.",
);
pub const ADVANCE_PAID: Code = Code::new(
    409,
    "orders.advance_paid",
    "The advance of this order is paid already.",
);
pub const PROFILE_NOT_FOUND: Code = Code::new(
    404,
    "orders.profile_not_found",
    "There are no such measurements.",
);
pub const TOO_MANY_PROFILES: Code = Code::new(
    409,
    "orders.too_many_profiles",
    "You can keep the measurements of 20 people. Delete some that you no longer need.",
);

pub const BY_OPERATION: OperationCodes = &[
    ("appointment_list", &[LOGIN_NEEDED]),
    (
        "appointment_create",
        &[
            LOGIN_NEEDED,
            SLOT_FULL,
            KEY_REUSED,
            STILL_RUNNING,
            TOO_MANY_REQUESTS,
        ],
    ),
    ("order_list", &[LOGIN_NEEDED]),
    ("order_view", &[LOGIN_NEEDED, ORDER_NOT_FOUND]),
    (
        "order_cancel",
        &[LOGIN_NEEDED, ORDER_NOT_FOUND, CANNOT_CANCEL],
    ),
    ("measurement_profile_list", &[LOGIN_NEEDED]),
    (
        "measurement_profile_create",
        &[LOGIN_NEEDED, TOO_MANY_PROFILES],
    ),
    (
        "measurement_profile_update",
        &[LOGIN_NEEDED, PROFILE_NOT_FOUND],
    ),
    (
        "measurement_profile_delete",
        &[LOGIN_NEEDED, PROFILE_NOT_FOUND],
    ),
];
