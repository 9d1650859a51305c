//! Every code this feature can answer with.

use kernel::{Code, OperationCodes};

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
    ("admin_product_duplicate", &[PRODUCT_NOT_FOUND]),
];
