//! Every code this feature can answer with.

use kernel::{
    Code, OperationCodes,
    edit::CHANGED_MEANWHILE,
    idempotency::{KEY_INVALID, KEY_REUSED, STILL_RUNNING},
};

pub const EVENT_NOT_FOUND: Code = Code::new(
    404,
    "content.event_not_found",
    "Event not found or unable to load data.",
);
pub const PAGE_NOT_FOUND: Code = Code::new(404, "content.page_not_found", "There is no such page.");
pub const ENQUIRY_REFUSED: Code = Code::new(
    422,
    "content.enquiry_refused",
    "Failed to submit enquiry. Please try again.",
);

pub const ENTRY_NOT_FOUND: Code = Code::new(
    404,
    "content.entry_not_found",
    "This entry is gone. Look at the list again.",
);

pub const OPERATIONS: OperationCodes = &[
    ("event_view", &[EVENT_NOT_FOUND]),
    ("page_view", &[PAGE_NOT_FOUND]),
    (
        "enquiry_create",
        &[ENQUIRY_REFUSED, KEY_REUSED, STILL_RUNNING, KEY_INVALID],
    ),
    ("admin_enquiry_update", &[ENTRY_NOT_FOUND]),
    ("admin_enquiry_answer", &[ENTRY_NOT_FOUND]),
    ("admin_shop_update", &[CHANGED_MEANWHILE]),
    ("admin_page_view", &[PAGE_NOT_FOUND]),
    ("admin_page_update", &[PAGE_NOT_FOUND, CHANGED_MEANWHILE]),
];
