import type { WordsFor } from "../../api/problem";

/** The sentences of these screens. Those that the shop has promised its visitors stay letter for letter. */
export const copy = {
  popular: "POPULAR TUTORIALS",
  tutorialsOf: (type: string) => `${type} Tutorials`,
  coursesOf: (category: string) => `${category} Courses`,
  none: "No Courses Available",
  goBack: "Go Back",
  back: "Back",
  failed: "Failed to fetch course types",
  offline: "No Network Connection",
  loading: "Loading courses...",
  couponNeedsLogin: "Please login to use coupon.",
  enrollNeedsLogin: "Please login to continue",
  enroll: "Enroll Now",
  noRefund: "Payments are not refunded after a course purchase.",
  watch: "Watch Full Video",
  coupon: {
    label: "Coupon code",
    apply: "Apply",
    applied: "Coupon Applied Successfully!",
    invalid: "Invalid coupon code!",
    used: "You have already used this coupon.",
    failed: "Error checking coupon.",
    saves: (percent: number, code: string) => `${percent}% off with ${code}`,
    login: "Login",
  },
  owned: "This course is yours.",
  ownedUntil: (day: string) => `You may watch it until ${day}, on your phone and on your laptop.`,
  confirming: "Your payment is being confirmed. Please do not pay again: the course appears in My Courses by itself.",
};

/** A sentence for each problem code of this feature. */
export const words = {
  "courses.not_found": copy.none,
  "courses.already_owned": "You already own this course.",
  "courses.access_expired": "This course is no longer available as it has expired.",
  "courses.access_ended": "Your access to this course has ended.",
  "courses.enrolment_not_found": "This course is not among yours.",
  "courses.lesson_not_found": "This lesson is not part of the course any more.",
  "courses.grant_not_found": "This lesson is not playing here any more.",
  "courses.too_many_devices": "You are already watching on 2 other devices. Stop one of them and try again.",
  "courses.too_many_grants": "That was a little often. Please wait a minute and try again.",
  "courses.category_not_found": "There is no such category.",
  "courses.review_not_found": "There is no such review.",
  "courses.enrolment_unknown": "There is no such course of hers.",
  "courses.not_empty": "This category has courses. They go with it.",
  "courses.above_deleted": "Please bring back its category first.",
  "courses.name_taken": "Another category has this name by now. Please rename that first.",
  "courses.watches_already": "She may watch this course already. Give her more days instead.",
  "courses.enrolment_revoked": "This was taken back. Undo that first, or give the course again.",
  "courses.nothing_to_undo": "There is nothing to undo here.",
} satisfies WordsFor<"courses">;
