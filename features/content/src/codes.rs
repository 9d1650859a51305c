//! Every code this feature can answer with.

use kernel::{
    Code, OperationCodes,
    edit::CHANGED_MEANWHILE,
    idempotency::{KEY_REUSED, STILL_RUNNING},
    problem::TOO_MANY_REQUESTS,
    session::{LOGIN_NEEDED, NOT_ALLOWED},
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

/// What operations of the back office can answer with: on lists, on one row, on a change.
const STAFF: &[Code] = &[LOGIN_NEEDED, NOT_ALLOWED];
const ONE: &[Code] = &[LOGIN_NEEDED, NOT_ALLOWED, ENTRY_NOT_FOUND];
const CHANGE: &[Code] = &[
    LOGIN_NEEDED,
    NOT_ALLOWED,
    ENTRY_NOT_FOUND,
    CHANGED_MEANWHILE,
];

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
    ("admin_banner_list", STAFF),
    ("admin_banner_create", STAFF),
    ("admin_banner_order", STAFF),
    ("admin_banner_update", CHANGE),
    ("admin_banner_delete", ONE),
    ("admin_banner_restore", ONE),
    ("admin_offer_list", STAFF),
    ("admin_offer_create", STAFF),
    ("admin_offer_order", STAFF),
    ("admin_offer_update", CHANGE),
    ("admin_offer_delete", ONE),
    ("admin_offer_restore", ONE),
    ("admin_testimonial_list", STAFF),
    ("admin_testimonial_create", STAFF),
    ("admin_testimonial_update", CHANGE),
    ("admin_testimonial_delete", ONE),
    ("admin_testimonial_restore", ONE),
    ("admin_enquiry_list", STAFF),
    ("admin_enquiry_update", ONE),
    ("admin_enquiry_answer", ONE),
    ("admin_enquiry_delete", ONE),
    ("admin_enquiry_restore", ONE),
    ("admin_shop_view", STAFF),
    ("admin_shop_check", STAFF),
    (
        "admin_shop_update",
        &[LOGIN_NEEDED, NOT_ALLOWED, CHANGED_MEANWHILE],
    ),
    ("admin_gallery_list", STAFF),
    ("admin_gallery_create", STAFF),
    ("admin_gallery_order", STAFF),
    ("admin_gallery_update", CHANGE),
    ("admin_gallery_delete", ONE),
    ("admin_gallery_restore", ONE),
    ("admin_how_to_measure_list", STAFF),
    ("admin_how_to_measure_create", STAFF),
    ("admin_how_to_measure_order", STAFF),
    ("admin_how_to_measure_update", CHANGE),
    ("admin_how_to_measure_delete", ONE),
    ("admin_how_to_measure_restore", ONE),
    ("admin_event_list", STAFF),
    ("admin_event_create", STAFF),
    ("admin_event_update", CHANGE),
    ("admin_event_delete", ONE),
    ("admin_event_restore", ONE),
    ("admin_page_list", STAFF),
    (
        "admin_page_view",
        &[LOGIN_NEEDED, NOT_ALLOWED, PAGE_NOT_FOUND],
    ),
    (
        "admin_page_update",
        &[LOGIN_NEEDED, NOT_ALLOWED, PAGE_NOT_FOUND, CHANGED_MEANWHILE],
    ),
];
