//! Every code this feature can answer with.

use kernel::{Code, OperationCodes, edit::CHANGED_MEANWHILE};

pub const CATEGORY_NOT_FOUND: Code =
    Code::new(404, "catalogue.category_not_found", "Service Not Available");
pub const PRODUCT_NOT_FOUND: Code =
    Code::new(404, "catalogue.product_not_found", "Product not found");

pub const SERVICE_NOT_FOUND: Code = Code::new(
    404,
    "catalogue.service_not_found",
    "There is no such service.",
);
pub const NOT_EMPTY: Code = Code::new(
    409,
    "catalogue.not_empty",
    "There is something below this. It goes with it.",
);
pub const ABOVE_DELETED: Code = Code::new(
    409,
    "catalogue.above_deleted",
    "Please bring back first what this belongs to.",
);
pub const NAME_TAKEN: Code = Code::new(
    409,
    "catalogue.name_taken",
    "Another one has this name by now. Please rename that first.",
);

pub const OPERATIONS: OperationCodes = &[
    ("category_view", &[CATEGORY_NOT_FOUND]),
    ("product_view", &[PRODUCT_NOT_FOUND]),
    ("admin_category_view", &[CATEGORY_NOT_FOUND]),
    (
        "admin_category_update",
        &[CATEGORY_NOT_FOUND, CHANGED_MEANWHILE],
    ),
    (
        "admin_category_publish",
        &[CATEGORY_NOT_FOUND, CHANGED_MEANWHILE],
    ),
    ("admin_category_order", &[CHANGED_MEANWHILE]),
    ("admin_category_delete", &[CATEGORY_NOT_FOUND, NOT_EMPTY]),
    ("admin_category_restore", &[CATEGORY_NOT_FOUND, NAME_TAKEN]),
    ("admin_service_view", &[SERVICE_NOT_FOUND]),
    (
        "admin_service_update",
        &[SERVICE_NOT_FOUND, CHANGED_MEANWHILE],
    ),
    (
        "admin_service_publish",
        &[SERVICE_NOT_FOUND, CHANGED_MEANWHILE],
    ),
    ("admin_service_order", &[CHANGED_MEANWHILE]),
    ("admin_service_delete", &[SERVICE_NOT_FOUND, NOT_EMPTY]),
    (
        "admin_service_restore",
        &[SERVICE_NOT_FOUND, NAME_TAKEN, ABOVE_DELETED],
    ),
    ("admin_product_view", &[PRODUCT_NOT_FOUND]),
    (
        "admin_product_update",
        &[PRODUCT_NOT_FOUND, CHANGED_MEANWHILE],
    ),
    (
        "admin_product_publish",
        &[PRODUCT_NOT_FOUND, CHANGED_MEANWHILE],
    ),
    ("admin_product_order", &[CHANGED_MEANWHILE]),
    ("admin_product_delete", &[PRODUCT_NOT_FOUND]),
    (
        "admin_product_restore",
        &[PRODUCT_NOT_FOUND, NAME_TAKEN, ABOVE_DELETED],
    ),
    ("admin_product_duplicate", &[PRODUCT_NOT_FOUND]),
];
