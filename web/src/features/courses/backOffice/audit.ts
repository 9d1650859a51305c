import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "courses.",
  label: "Courses",
  actions: {
    "courses.test_enrolment_ended": "access to a course bought in test mode ended",
    "courses.certificate_issued": "received a certificate",
    "courses.enrolled": "bought a course",
    "courses.enrolment_granted": "gave access to a course",
    "courses.enrolment_extended": "extended the access to a course",
    "courses.enrolment_revoked": "ended the access to a course",
    "courses.enrolment_undone": "undid the last change of an access",
    "courses.enrolment_refunded": "access to a course ended with its refund",
    "courses.gift_bought": "bought a course as a gift",
    "courses.gift_claimed": "claimed a gift",
    "courses.gift_refunded": "a gift was refunded",
    "courses.lesson_file_added": "added a file to a lesson",
    "courses.lesson_file_replaced": "replaced a file of a lesson",
    "courses.lesson_file_renamed": "renamed a file of a lesson",
    "courses.lesson_file_deleted": "deleted a file of a lesson",
    "courses.lesson_file_restored": "restored a file of a lesson",
    "courses.lesson_files_reordered": "reordered the files of a lesson",
    "courses.question_answered": "answered a question",
    "courses.question_hidden": "hid a question",
    "courses.question_shown": "showed a question again",
  },
  records: {
    course: ["a course", "courses"],
    course_category: ["a course category", "course categories"],
    review: ["a review of a course", "reviews of courses"],
  },
};
