//! Every code this feature can answer with.

use kernel::{Code, OperationCodes};

pub const CATEGORY_NOT_FOUND: Code =
    Code::new(404, "catalogue.category_not_found", "Service Not Available");
pub const PRODUCT_NOT_FOUND: Code =
    Code::new(404, "catalogue.product_not_found", "Product not found");

pub const OPERATIONS: OperationCodes = &[
    ("category_view", &[CATEGORY_NOT_FOUND]),
    ("product_view", &[PRODUCT_NOT_FOUND]),
];
