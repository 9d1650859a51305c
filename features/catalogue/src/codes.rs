//! Error codes of this feature.

use kernel::{OperationCodes, error_codes};

error_codes! {
    pub CATEGORY_NOT_FOUND: 404 "catalogue.category_not_found" "Service Not Available";
    pub PRODUCT_NOT_FOUND: 404 "catalogue.product_not_found" "Product not found";
    pub SERVICE_NOT_FOUND: 404 "catalogue.service_not_found" "This service does not exist.";
    pub NOT_EMPTY: 409 "catalogue.not_empty" "This contains other entries, which would be deleted with it.";
    pub ABOVE_DELETED: 409 "catalogue.above_deleted" "Please restore the entry it belongs to first.";
    pub NAME_TAKEN: 409 "catalogue.name_taken" "This name is already in use. Please rename the other entry first.";
}

pub const OPERATIONS: OperationCodes = &[
    ("category_view", &[CATEGORY_NOT_FOUND]),
    ("product_view", &[PRODUCT_NOT_FOUND]),
    ("product_extras_view", &[PRODUCT_NOT_FOUND]),
    ("admin_product_duplicate", &[PRODUCT_NOT_FOUND]),
];
