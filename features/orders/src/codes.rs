//! Error codes of this feature.

use kernel::{
    Code, OperationCodes,
    edit::CHANGED_MEANWHILE,
    idempotency::{KEY_INVALID, KEY_REUSED, STILL_RUNNING},
};

pub const ORDER_NOT_FOUND: Code =
    Code::new(404, "orders.order_not_found", "This order does not exist.");
pub const SLOT_FULL: Code = Code::new(
    409,
    "orders.slot_full",
    "This time is full. Please choose another one.",
);
pub const TOO_MANY_WAITING: Code = Code::new(
    409,
    "orders.too_many_waiting",
    "You have 3 requests waiting for approval. Please wait for our answer, or cancel one in My Orders.",
);
pub const CANNOT_CANCEL: Code = Code::new(
    409,
    "orders.cannot_cancel",
    "Cutting has started, so this order can no longer be cancelled here. Please call us.",
);
pub const WRONG_STATUS: Code = Code::new(
    409,
    "orders.wrong_status",
    "The status of this order has changed. Please check it and try again.",
);
pub const NOTHING_TO_UNDO: Code =
    Code::new(409, "orders.nothing_to_undo", "There is nothing to undo.");
pub const INVOICED: Code = Code::new(
    409,
    "orders.invoiced",
    "This price is already invoiced. Undo the delivery first.",
);
pub const HOLIDAY_NOT_FOUND: Code = Code::new(
    404,
    "orders.holiday_not_found",
    "This day is not a holiday.",
);
pub const PIN_CODE_NOT_FOUND: Code = Code::new(
    404,
    "orders.pin_code_not_found",
    "This pin code no longer exists. Reload the list.",
);
pub const NO_ADVANCE_DUE: Code = Code::new(
    409,
    "orders.no_advance_due",
    "No advance is due for this order.",
);
pub const ADVANCE_PAID: Code = Code::new(
    409,
    "orders.advance_paid",
    "The advance of this order is already paid.",
);
pub const ADVANCE_IS_OWNERS: Code = Code::new(
    403,
    "orders.advance_is_owners",
    "Only the owner can change an advance once it is set.",
);
pub const PROFILE_NOT_FOUND: Code = Code::new(
    404,
    "orders.profile_not_found",
    "These measurements do not exist.",
);
pub const TOO_MANY_PROFILES: Code = Code::new(
    409,
    "orders.too_many_profiles",
    "You can save measurements for 20 people. Delete some that you no longer need.",
);

pub const ORDER_OVER: Code = Code::new(
    409,
    "orders.order_over",
    "This order is closed, so photos can no longer be added.",
);
pub const PHOTO_NOT_FOUND: Code =
    Code::new(404, "orders.photo_not_found", "This photo does not exist.");
pub const TOO_MANY_PHOTOS: Code = Code::new(
    409,
    "orders.too_many_photos",
    "An order can have five photos.",
);
pub const TOO_MANY_SHOP_PHOTOS: Code = Code::new(
    409,
    "orders.too_many_shop_photos",
    "An order can have ten photos of the shop. Remove one first.",
);
pub const PHOTO_TOO_LARGE: Code = Code::new(
    413,
    "orders.photo_too_large",
    "This photo is too large: at most 10 MB and 25 megapixels. Please save it smaller, as a JPEG.",
);
pub const PHOTO_UNKNOWN_KIND: Code = Code::new(
    415,
    "orders.photo_unknown_kind",
    "Photos can be JPEG, PNG or WebP.",
);
pub const PHOTO_BROKEN: Code = Code::new(
    422,
    "orders.photo_broken",
    "This photo is damaged or incomplete. Please choose it again.",
);

/// Codes that paying an advance adds to the payment operations.
const ADVANCE: &[Code] = &[ORDER_NOT_FOUND, NO_ADVANCE_DUE, ADVANCE_PAID];

pub const OPERATIONS: OperationCodes = &[
    ("payment_order_create", ADVANCE),
    ("coupon_check", ADVANCE),
    (
        "appointment_create",
        &[
            SLOT_FULL,
            TOO_MANY_WAITING,
            KEY_REUSED,
            STILL_RUNNING,
            KEY_INVALID,
        ],
    ),
    ("admin_order_view", &[ORDER_NOT_FOUND]),
    (
        "admin_order_approve",
        &[ORDER_NOT_FOUND, WRONG_STATUS, SLOT_FULL, ADVANCE_IS_OWNERS],
    ),
    ("admin_order_reject", &[ORDER_NOT_FOUND, WRONG_STATUS]),
    ("admin_order_cancel", &[ORDER_NOT_FOUND, WRONG_STATUS]),
    ("admin_order_move", &[ORDER_NOT_FOUND, WRONG_STATUS]),
    (
        "admin_order_undo",
        &[ORDER_NOT_FOUND, NOTHING_TO_UNDO, ADVANCE_PAID, SLOT_FULL],
    ),
    (
        "admin_order_update",
        &[ORDER_NOT_FOUND, ADVANCE_PAID, ADVANCE_IS_OWNERS],
    ),
    ("admin_visit_move", &[ORDER_NOT_FOUND, SLOT_FULL]),
    ("admin_note_create", &[ORDER_NOT_FOUND]),
    (
        "admin_photo_create",
        &[
            ORDER_NOT_FOUND,
            TOO_MANY_SHOP_PHOTOS,
            PHOTO_TOO_LARGE,
            PHOTO_UNKNOWN_KIND,
            PHOTO_BROKEN,
        ],
    ),
    ("admin_photo_view", &[PHOTO_NOT_FOUND]),
    ("admin_photo_update", &[PHOTO_NOT_FOUND]),
    ("admin_photo_delete", &[PHOTO_NOT_FOUND]),
    (
        "admin_order_create",
        &[KEY_REUSED, STILL_RUNNING, KEY_INVALID],
    ),
    ("admin_trial_update", &[ORDER_NOT_FOUND, WRONG_STATUS]),
    (
        "admin_price_update",
        &[ORDER_NOT_FOUND, CHANGED_MEANWHILE, INVOICED],
    ),
    (
        "admin_assignee_update",
        &[ORDER_NOT_FOUND, CHANGED_MEANWHILE],
    ),
    ("admin_fabric_update", &[ORDER_NOT_FOUND]),
    ("admin_measurement_update", &[ORDER_NOT_FOUND]),
    ("admin_holiday_delete", &[HOLIDAY_NOT_FOUND]),
    (
        "admin_pin_code_update",
        &[PIN_CODE_NOT_FOUND, CHANGED_MEANWHILE],
    ),
    (
        "admin_pin_code_publish",
        &[PIN_CODE_NOT_FOUND, CHANGED_MEANWHILE],
    ),
    ("admin_pin_code_delete", &[PIN_CODE_NOT_FOUND]),
    ("admin_pin_code_restore", &[PIN_CODE_NOT_FOUND]),
    ("order_view", &[ORDER_NOT_FOUND]),
    ("order_cancel", &[ORDER_NOT_FOUND, CANNOT_CANCEL]),
    (
        "order_photo_create",
        &[
            ORDER_NOT_FOUND,
            ORDER_OVER,
            TOO_MANY_PHOTOS,
            PHOTO_TOO_LARGE,
            PHOTO_UNKNOWN_KIND,
            PHOTO_BROKEN,
        ],
    ),
    ("order_photo_view", &[PHOTO_NOT_FOUND]),
    ("order_photo_delete", &[PHOTO_NOT_FOUND]),
    ("measurement_profile_create", &[TOO_MANY_PROFILES]),
    ("measurement_profile_update", &[PROFILE_NOT_FOUND]),
    ("measurement_profile_delete", &[PROFILE_NOT_FOUND]),
];
