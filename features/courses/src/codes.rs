//! Every code this feature can answer with.

use kernel::{Code, OperationCodes, edit::CHANGED_MEANWHILE};

/// There is no such course, or it is not published. The sentence is the one the screens have always shown.
pub const COURSE_NOT_FOUND: Code = Code::new(404, "courses.not_found", "No Courses Available");
pub const ALREADY_OWNED: Code =
    Code::new(409, "courses.already_owned", "You already own this course.");
pub const ENROLMENT_NOT_FOUND: Code = Code::new(
    404,
    "courses.enrolment_not_found",
    "This course is not among yours.",
);
pub const LESSON_NOT_FOUND: Code = Code::new(
    404,
    "courses.lesson_not_found",
    "This lesson is not part of the course any more.",
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
    "That was a little often. Please wait a minute and try again.",
);
pub const GRANT_NOT_FOUND: Code = Code::new(
    404,
    "courses.grant_not_found",
    "This lesson is not playing here any more.",
);

pub const CATEGORY_NOT_FOUND: Code = Code::new(
    404,
    "courses.category_not_found",
    "There is no such category.",
);
pub const REVIEW_NOT_FOUND: Code =
    Code::new(404, "courses.review_not_found", "There is no such review.");
/// The owner asks for somebody else's enrolment.
pub const ENROLMENT_UNKNOWN: Code = Code::new(
    404,
    "courses.enrolment_unknown",
    "There is no such enrolment.",
);
pub const NOT_EMPTY: Code = Code::new(
    409,
    "courses.not_empty",
    "This category has courses. They go with it.",
);
pub const ABOVE_DELETED: Code = Code::new(
    409,
    "courses.above_deleted",
    "Please bring back its category first.",
);
pub const NAME_TAKEN: Code = Code::new(
    409,
    "courses.name_taken",
    "Another category has this name by now. Please rename that first.",
);
pub const WATCHES_ALREADY: Code = Code::new(
    409,
    "courses.watches_already",
    "She may watch this course already. Give her more days instead.",
);
pub const ENROLMENT_REVOKED: Code = Code::new(
    409,
    "courses.enrolment_revoked",
    "This was taken back. Undo that first, or give the course again.",
);
pub const NOTHING_TO_UNDO: Code = Code::new(
    409,
    "courses.nothing_to_undo",
    "There is nothing to undo here.",
);

/// What a course adds to the operations that take the money.
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
