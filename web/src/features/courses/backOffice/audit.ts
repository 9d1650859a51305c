import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "courses.",
  label: "Courses",
  actions: {
    "courses.test_enrolment_ended": "access to a course bought in test mode ended",
  },
};
