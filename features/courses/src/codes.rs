//! Error codes of this feature.

use kernel::{
    edit::RECORD_CONFLICT,
    error_codes,
    file::{FILE_BROKEN, FILE_NO_ROOM, FILE_TOO_LARGE, FILE_UNKNOWN_KIND, RANGE_NOT_SATISFIABLE},
    operation_codes,
};

error_codes! {
    /// The course does not exist or is not published. The message is the text of the public screens.
    pub COURSE_NOT_FOUND: 404 "courses.not_found" "No Courses Available";
    pub ALREADY_OWNED: 409 "courses.already_owned" "You already own this course.";
    pub ENROLMENT_NOT_FOUND: 404 "courses.enrolment_not_found" "You have not bought this course.";
    pub LESSON_NOT_FOUND: 404 "courses.lesson_not_found" "This lesson is no longer part of the course.";
    pub FILE_NOT_FOUND: 404 "courses.file_not_found" "This file is no longer part of the course.";
    pub TOO_MANY_FILES: 409 "courses.too_many_files" "A lesson can have five files. Remove one first.";
    pub ACCESS_EXPIRED: 403 "courses.access_expired" "This course is no longer available as it has expired.";
    pub ACCESS_ENDED: 403 "courses.access_ended" "Your access to this course has ended.";
    pub TOO_MANY_DEVICES: 409 "courses.too_many_devices"
        "You are already watching on 2 other devices. Stop one of them and try again.";
    pub TOO_MANY_GRANTS: 429 "courses.too_many_grants" "Too many attempts. Please wait a minute and try again.";
    pub TOO_MANY_QUESTIONS: 429 "courses.too_many_questions"
        "You have asked many questions. Please try again in an hour.";
    pub QUESTION_NOT_FOUND: 404 "courses.question_not_found" "This question does not exist.";
    pub NOT_ALL_WATCHED: 409 "courses.not_all_watched" "Watch all lessons to get the certificate.";
    pub CERTIFICATE_NOT_FOUND: 404 "courses.certificate_not_found" "There is no certificate with this number.";
    pub GIFT_NOT_FOUND: 404 "courses.gift_not_found" "This gift does not exist or was refunded.";
    pub GIFT_PAID: 409 "courses.gift_paid" "This gift is already paid for.";
    pub GIFT_CLAIMED: 409 "courses.gift_claimed" "This gift has already been claimed.";
    pub GIFT_EXPIRED: 410 "courses.gift_expired" "This gift was not claimed within a year.";
    pub GRANT_NOT_FOUND: 404 "courses.grant_not_found" "This lesson is no longer playing here.";
    pub CATEGORY_NOT_FOUND: 404 "courses.category_not_found" "This category does not exist.";
    pub REVIEW_NOT_FOUND: 404 "courses.review_not_found" "This review does not exist.";
    /// The owner requested an unknown enrolment.
    pub ENROLMENT_UNKNOWN: 404 "courses.enrolment_unknown" "This enrolment does not exist.";
    pub NOT_EMPTY: 409 "courses.not_empty" "This category has courses, which would be deleted with it.";
    pub ABOVE_DELETED: 409 "courses.above_deleted" "Please restore its category first.";
    pub NAME_TAKEN: 409 "courses.name_taken"
        "This name is already in use. Please rename the other category first.";
    pub WATCHES_ALREADY: 409 "courses.watches_already"
        "The customer already has access to this course. Extend it instead.";
    pub ENROLMENT_REVOKED: 409 "courses.enrolment_revoked"
        "Access was withdrawn. Undo that first, or give access again.";
    pub NOTHING_TO_UNDO: 409 "courses.nothing_to_undo" "There is nothing to undo.";
}

operation_codes! {
    // Codes that buying a course adds to the payment operations.
    payment_order_create: COURSE_NOT_FOUND, ALREADY_OWNED, GIFT_NOT_FOUND, GIFT_PAID;
    coupon_check: COURSE_NOT_FOUND, ALREADY_OWNED, GIFT_NOT_FOUND, GIFT_PAID;
    course_view: COURSE_NOT_FOUND;
    enrolment_view: ENROLMENT_NOT_FOUND;
    playback_grant_create:
        ENROLMENT_NOT_FOUND, LESSON_NOT_FOUND, ACCESS_EXPIRED, ACCESS_ENDED, TOO_MANY_DEVICES, TOO_MANY_GRANTS;
    playback_ping: GRANT_NOT_FOUND;
    playback_end: GRANT_NOT_FOUND;
    review_update: ENROLMENT_NOT_FOUND, ACCESS_ENDED;
    certificate_view: CERTIFICATE_NOT_FOUND;
    certificate_create: ENROLMENT_NOT_FOUND, ACCESS_ENDED, NOT_ALL_WATCHED;
    certificate_download: CERTIFICATE_NOT_FOUND;
    gift_create: COURSE_NOT_FOUND;
    gift_claim: GIFT_NOT_FOUND, GIFT_CLAIMED, GIFT_EXPIRED, ALREADY_OWNED;
    question_list: ENROLMENT_NOT_FOUND, ACCESS_EXPIRED, ACCESS_ENDED;
    question_create: ENROLMENT_NOT_FOUND, LESSON_NOT_FOUND, ACCESS_EXPIRED, ACCESS_ENDED, TOO_MANY_QUESTIONS;
    admin_question_update: QUESTION_NOT_FOUND, RECORD_CONFLICT;
    admin_course_duplicate: COURSE_NOT_FOUND;
    lesson_file_download:
        ENROLMENT_NOT_FOUND, ACCESS_EXPIRED, ACCESS_ENDED, FILE_NOT_FOUND, RANGE_NOT_SATISFIABLE;
    admin_lesson_file_create:
        LESSON_NOT_FOUND, TOO_MANY_FILES, FILE_TOO_LARGE, FILE_UNKNOWN_KIND, FILE_BROKEN, FILE_NO_ROOM;
    admin_lesson_file_replace: FILE_NOT_FOUND, FILE_TOO_LARGE, FILE_UNKNOWN_KIND, FILE_BROKEN, FILE_NO_ROOM;
    admin_lesson_file_update: FILE_NOT_FOUND;
    admin_lesson_file_reorder: LESSON_NOT_FOUND, RECORD_CONFLICT;
    admin_lesson_file_delete: FILE_NOT_FOUND;
    admin_lesson_file_restore: FILE_NOT_FOUND, TOO_MANY_FILES;
    admin_lesson_file_download: FILE_NOT_FOUND, RANGE_NOT_SATISFIABLE;
    admin_review_update: REVIEW_NOT_FOUND, RECORD_CONFLICT;
    admin_enrolment_view: ENROLMENT_UNKNOWN;
    admin_enrolment_create: WATCHES_ALREADY;
    admin_enrolment_extend: ENROLMENT_UNKNOWN, RECORD_CONFLICT, ENROLMENT_REVOKED;
    admin_enrolment_revoke: ENROLMENT_UNKNOWN, RECORD_CONFLICT, ENROLMENT_REVOKED;
    admin_enrolment_undo: ENROLMENT_UNKNOWN, RECORD_CONFLICT, NOTHING_TO_UNDO;
}
