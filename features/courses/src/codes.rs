//! Every code this feature can answer with.

use kernel::{Code, OperationCodes, session::LOGIN_NEEDED};

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
];
