//! Error codes of this feature.

use kernel::{edit::RECORD_CONFLICT, error_codes, operation_codes};

error_codes! {
    pub GARMENT_TYPE_NOT_FOUND: 404 "garments.garment_type_not_found" "This garment type does not exist.";
    pub NAME_TAKEN: 409 "garments.name_taken" "This name is already in use. Please rename the other garment type first.";
    pub OWNER_NOT_FOUND: 404 "garments.owner_not_found" "This garment type or product does not exist.";
}

operation_codes! {
    admin_choice_list_view: OWNER_NOT_FOUND;
    admin_choice_list_update: OWNER_NOT_FOUND, RECORD_CONFLICT;
}
