//! Error codes of this feature.

use kernel::{
    OperationCodes,
    edit::RECORD_CONFLICT,
    error_codes,
    photo::{PHOTO_BROKEN, PHOTO_TOO_LARGE, PHOTO_UNKNOWN_KIND},
};

error_codes! {
    pub CATEGORY_NOT_FOUND: 404 "catalogue.category_not_found" "Service Not Available";
    pub PRODUCT_NOT_FOUND: 404 "catalogue.product_not_found" "Product not found";
    pub SERVICE_NOT_FOUND: 404 "catalogue.service_not_found" "This service does not exist.";
    pub REVIEW_NOT_FOUND: 404 "catalogue.review_not_found" "This review does not exist.";
    pub NOT_DELIVERED: 403 "catalogue.not_delivered" "You can review it once it is delivered to you.";
    pub PHOTO_NOT_FOUND: 404 "catalogue.photo_not_found" "This photo does not exist.";
    pub TOO_MANY_PHOTOS: 409 "catalogue.too_many_photos" "A review can have three photos.";
    pub NOT_EMPTY: 409 "catalogue.not_empty" "This contains other entries, which would be deleted with it.";
    pub ABOVE_DELETED: 409 "catalogue.above_deleted" "Please restore the entry it belongs to first.";
    pub NAME_TAKEN: 409 "catalogue.name_taken" "This name is already in use. Please rename the other entry first.";
}

pub const OPERATIONS: OperationCodes = &[
    ("category_view", &[CATEGORY_NOT_FOUND]),
    ("product_view", &[PRODUCT_NOT_FOUND]),
    ("product_extras_view", &[PRODUCT_NOT_FOUND]),
    ("product_review_update", &[NOT_DELIVERED]),
    ("product_review_delete", &[REVIEW_NOT_FOUND]),
    (
        "product_review_photo_create",
        &[
            REVIEW_NOT_FOUND,
            TOO_MANY_PHOTOS,
            PHOTO_TOO_LARGE,
            PHOTO_UNKNOWN_KIND,
            PHOTO_BROKEN,
        ],
    ),
    ("product_review_photo_view", &[PHOTO_NOT_FOUND]),
    ("product_review_photo_delete", &[PHOTO_NOT_FOUND]),
    (
        "admin_product_review_update",
        &[REVIEW_NOT_FOUND, RECORD_CONFLICT],
    ),
    ("admin_product_duplicate", &[PRODUCT_NOT_FOUND]),
];
