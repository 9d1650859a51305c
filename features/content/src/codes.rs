//! Every code this feature can answer with.

use kernel::{OperationCodes, edit::RECORD_CONFLICT, error_codes};

error_codes! {
    pub EVENT_NOT_FOUND: 404 "content.event_not_found" "Event not found or unable to load data.";
    pub PAGE_NOT_FOUND: 404 "content.page_not_found" "There is no such page.";
    pub ENQUIRY_REFUSED: 422 "content.enquiry_refused" "Failed to submit enquiry. Please try again.";
    pub ENTRY_NOT_FOUND: 404 "content.entry_not_found" "This entry is gone. Look at the list again.";
}

pub const OPERATIONS: OperationCodes = &[
    ("event_view", &[EVENT_NOT_FOUND]),
    ("page_view", &[PAGE_NOT_FOUND]),
    ("enquiry_create", &[ENQUIRY_REFUSED]),
    ("admin_enquiry_update", &[ENTRY_NOT_FOUND, RECORD_CONFLICT]),
    ("admin_enquiry_answer", &[ENTRY_NOT_FOUND, RECORD_CONFLICT]),
    ("admin_shop_update", &[RECORD_CONFLICT]),
    ("admin_page_view", &[PAGE_NOT_FOUND]),
    ("admin_page_update", &[PAGE_NOT_FOUND, RECORD_CONFLICT]),
];
