//! Error codes of this feature.

use kernel::{Code, OperationCodes, edit::CHANGED_MEANWHILE};

/// The course does not exist or is not published. The message is the text of the public screens.
pub const COURSE_NOT_FOUND: Code = Code::new(404, "courses.not_found", "No Courses Available");
pub const ALREADY_OWNED: Code =
    Code::new(409, "courses.already_owned", "You already own this course.");
pub const ENROLMENT_NOT_FOUND: Code = Code::new(
    404,
    "courses.enrolment_not_found",
    "You have not bought this course.",
);
pub const LESSON_NOT_FOUND: Code = Code::new(
    404,
    "courses.lesson_not_found",
    "This lesson is no longer part of the course.",
);
pub const ACCESS_EXPIRED: Code = Code::new(
    403,
    "courses.access_expired",
    "This course is no longer available as it has expired.",
);
pub const ACCESS_ENDED: Code = Code::new(
    403,
    "courses.access_ended",
    "Your access to this course has ended.",
);
pub const TOO_MANY_DEVICES: Code = Code::new(
    409,
    "courses.too_many_devices",
    "You are already watching on 2 other devices. Stop one of them and try again.",
);
pub const TOO_MANY_GRANTS: Code = Code::new(
    429,
    "courses.too_many_grants",
    "Too many attempts. Please wait a minute and try again.",
);
pub const GRANT_NOT_FOUND: Code = Code::new(
    404,
    "courses.grant_not_found",
    "This lesson is no longer playing here.",
);

pub const CATEGORY_NOT_FOUND: Code = Code::new(
    404,
    "courses.category_not_found",
    "This category does not exist.",
);
pub const REVIEW_NOT_FOUND: Code = Code::new(
    404,
    "courses.review_not_found",
    "This review does not exist.",
);
/// The owner requested an unknown enrolment.
pub const ENROLMENT_UNKNOWN: Code = Code::new(
    404,
    "courses.enrolment_unknown",
    "This enrolment does not exist.",
);
pub const NOT_EMPTY: Code = Code::new(
    409,
    "courses.not_empty",
    "This category has courses, which would be deleted with it.",
);
pub const ABOVE_DELETED: Code = Code::new(
    409,
    "courses.above_deleted",
    "Please restore its category first.",
);
pub const NAME_TAKEN: Code = Code::new(
    409,
    "courses.name_taken",
    "This name is already in use by another category. Please rename that first.",
);
pub const WATCHES_ALREADY: Code = Code::new(
    409,
    "courses.watches_already",
    "The customer already has access to this course. Extend it instead.",
);
pub const ENROLMENT_REVOKED: Code = Code::new(
    409,
    "courses.enrolment_revoked",
    "Access was withdrawn. Undo that first, or give access again.",
);
pub const NOTHING_TO_UNDO: Code =
    Code::new(409, "courses.nothing_to_undo", "There is nothing to undo.");

/// Codes that buying a course adds to the payment operations.
const SALE: &[Code] = &[COURSE_NOT_FOUND, ALREADY_OWNED];

pub const OPERATIONS: OperationCodes = &[
    ("payment_order_create", SALE),
    ("coupon_check", SALE),
    ("course_view", &[COURSE_NOT_FOUND]),
    ("enrolment_view", &[ENROLMENT_NOT_FOUND]),
    (
        "playback_grant_create",
        &[
            ENROLMENT_NOT_FOUND,
            LESSON_NOT_FOUND,
            ACCESS_EXPIRED,
            ACCESS_ENDED,
            TOO_MANY_DEVICES,
            TOO_MANY_GRANTS,
        ],
    ),
    ("playback_ping", &[GRANT_NOT_FOUND]),
    ("playback_end", &[GRANT_NOT_FOUND]),
    ("review_put", &[ENROLMENT_NOT_FOUND, ACCESS_ENDED]),
    ("admin_course_duplicate", &[COURSE_NOT_FOUND]),
    (
        "admin_review_update",
        &[REVIEW_NOT_FOUND, CHANGED_MEANWHILE],
    ),
    ("admin_enrolment_view", &[ENROLMENT_UNKNOWN]),
    ("admin_enrolment_create", &[WATCHES_ALREADY]),
    (
        "admin_enrolment_extend",
        &[ENROLMENT_UNKNOWN, CHANGED_MEANWHILE, ENROLMENT_REVOKED],
    ),
    (
        "admin_enrolment_revoke",
        &[ENROLMENT_UNKNOWN, CHANGED_MEANWHILE, ENROLMENT_REVOKED],
    ),
    (
        "admin_enrolment_undo",
        &[ENROLMENT_UNKNOWN, CHANGED_MEANWHILE, NOTHING_TO_UNDO],
    ),
];
