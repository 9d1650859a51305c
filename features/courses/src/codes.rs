//! Every code this feature can answer with.

use kernel::{
    Code, OperationCodes,
    edit::CHANGED_MEANWHILE,
    session::{LOGIN_NEEDED, NOT_ALLOWED},
};

/// There is no such course, or it is not published. The sentence is the one the screens have always shown.
pub const COURSE_NOT_FOUND: Code = Code::new(404, "courses.not_found", "No Courses Available");
pub const ALREADY_OWNED: Code =
    Code::new(409, "courses.already_owned", "You already own this course.");
pub const ENROLMENT_NOT_FOUND: Code = Code::new(
    404,
    "courses.enrolment_not_found",
    "You have no such course.",
);
pub const LESSON_NOT_FOUND: Code = Code::new(
    404,
    "courses.lesson_not_found",
    "This course has no such lesson.",
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
    "Too many lessons were opened. Please wait a little.",
);
pub const GRANT_NOT_FOUND: Code = Code::new(
    404,
    "courses.grant_not_found",
    "This lesson is not playing here.",
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

const STAFF: &[Code] = &[LOGIN_NEEDED, NOT_ALLOWED];
const CATEGORY: &[Code] = &[LOGIN_NEEDED, NOT_ALLOWED, CATEGORY_NOT_FOUND];
const CATEGORY_CHANGE: &[Code] = &[
    LOGIN_NEEDED,
    NOT_ALLOWED,
    CATEGORY_NOT_FOUND,
    CHANGED_MEANWHILE,
];
const COURSE: &[Code] = &[LOGIN_NEEDED, NOT_ALLOWED, COURSE_NOT_FOUND];
const COURSE_CHANGE: &[Code] = &[
    LOGIN_NEEDED,
    NOT_ALLOWED,
    COURSE_NOT_FOUND,
    CHANGED_MEANWHILE,
];
const ORDER: &[Code] = &[LOGIN_NEEDED, NOT_ALLOWED, CHANGED_MEANWHILE];
const REVIEW: &[Code] = &[LOGIN_NEEDED, NOT_ALLOWED, REVIEW_NOT_FOUND];
const ENROLMENT: &[Code] = &[LOGIN_NEEDED, NOT_ALLOWED, ENROLMENT_UNKNOWN];
const ENROLMENT_CHANGE: &[Code] = &[
    LOGIN_NEEDED,
    NOT_ALLOWED,
    ENROLMENT_UNKNOWN,
    CHANGED_MEANWHILE,
    ENROLMENT_REVOKED,
];

/// What a course adds to the operations that take the money.
const SALE: &[Code] = &[COURSE_NOT_FOUND, ALREADY_OWNED];

pub const OPERATIONS: OperationCodes = &[
    ("payment_order_create", SALE),
    ("coupon_check", SALE),
    ("course_view", &[COURSE_NOT_FOUND]),
    ("enrolment_list", &[LOGIN_NEEDED]),
    ("enrolment_view", &[LOGIN_NEEDED, ENROLMENT_NOT_FOUND]),
    (
        "playback_grant_create",
        &[
            LOGIN_NEEDED,
            ENROLMENT_NOT_FOUND,
            LESSON_NOT_FOUND,
            ACCESS_EXPIRED,
            ACCESS_ENDED,
            TOO_MANY_DEVICES,
            TOO_MANY_GRANTS,
        ],
    ),
    ("playback_ping", &[LOGIN_NEEDED, GRANT_NOT_FOUND]),
    ("playback_end", &[LOGIN_NEEDED, GRANT_NOT_FOUND]),
    (
        "review_put",
        &[LOGIN_NEEDED, ENROLMENT_NOT_FOUND, ACCESS_ENDED],
    ),
    ("admin_course_category_list", STAFF),
    ("admin_course_category_view", CATEGORY),
    ("admin_course_category_create", STAFF),
    ("admin_course_category_update", CATEGORY_CHANGE),
    ("admin_course_category_publish", CATEGORY_CHANGE),
    ("admin_course_category_order", ORDER),
    (
        "admin_course_category_delete",
        &[LOGIN_NEEDED, NOT_ALLOWED, CATEGORY_NOT_FOUND, NOT_EMPTY],
    ),
    (
        "admin_course_category_restore",
        &[LOGIN_NEEDED, NOT_ALLOWED, CATEGORY_NOT_FOUND, NAME_TAKEN],
    ),
    ("admin_course_list", STAFF),
    ("admin_course_view", COURSE),
    ("admin_course_create", STAFF),
    ("admin_course_update", COURSE_CHANGE),
    ("admin_course_publish", COURSE_CHANGE),
    ("admin_course_order", ORDER),
    ("admin_course_delete", COURSE),
    (
        "admin_course_restore",
        &[LOGIN_NEEDED, NOT_ALLOWED, COURSE_NOT_FOUND, ABOVE_DELETED],
    ),
    ("admin_course_duplicate", COURSE),
    ("admin_review_list", STAFF),
    ("admin_review_waiting_view", STAFF),
    (
        "admin_review_update",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            REVIEW_NOT_FOUND,
            CHANGED_MEANWHILE,
        ],
    ),
    ("admin_review_delete", REVIEW),
    ("admin_review_restore", REVIEW),
    ("admin_enrolment_list", STAFF),
    ("admin_enrolment_view", ENROLMENT),
    (
        "admin_enrolment_create",
        &[LOGIN_NEEDED, NOT_ALLOWED, WATCHES_ALREADY],
    ),
    ("admin_enrolment_extend", ENROLMENT_CHANGE),
    ("admin_enrolment_revoke", ENROLMENT_CHANGE),
    (
        "admin_enrolment_undo",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            ENROLMENT_UNKNOWN,
            CHANGED_MEANWHILE,
            NOTHING_TO_UNDO,
        ],
    ),
];
