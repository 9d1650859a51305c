//! Every code this feature can answer with.

use kernel::{
    Code, OperationCodes,
    idempotency::{KEY_REUSED, STILL_RUNNING},
    problem::TOO_MANY_REQUESTS,
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

pub const OPERATIONS: OperationCodes = &[
    ("event_view", &[EVENT_NOT_FOUND]),
    ("page_view", &[PAGE_NOT_FOUND]),
    (
        "enquiry_create",
        &[
            ENQUIRY_REFUSED,
            KEY_REUSED,
            STILL_RUNNING,
            TOO_MANY_REQUESTS,
        ],
    ),
];
