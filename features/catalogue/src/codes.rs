//! Error codes of this feature.

use kernel::{Code, OperationCodes};

pub const CATEGORY_NOT_FOUND: Code =
    Code::new(404, "catalogue.category_not_found", "Service Not Available");
pub const PRODUCT_NOT_FOUND: Code =
    Code::new(404, "catalogue.product_not_found", "Product not found");

pub const SERVICE_NOT_FOUND: Code = Code::new(
    404,
    "catalogue.service_not_found",
    "This service does not exist.",
);
pub const NOT_EMPTY: Code = Code::new(
    409,
    "catalogue.not_empty",
    "This contains other entries, which would be deleted with it.",
);
pub const ABOVE_DELETED: Code = Code::new(
    409,
    "catalogue.above_deleted",
    "Please restore the entry it belongs to first.",
);
pub const NAME_TAKEN: Code = Code::new(
    409,
    "catalogue.name_taken",
    "This name is already in use. Please rename the other entry first.",
);

pub const OPERATIONS: OperationCodes = &[
    ("category_view", &[CATEGORY_NOT_FOUND]),
    ("product_view", &[PRODUCT_NOT_FOUND]),
    ("admin_product_duplicate", &[PRODUCT_NOT_FOUND]),
];
