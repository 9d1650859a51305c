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
};

/** A sentence for each problem code of this feature. */
export const words = {
  "courses.not_found": copy.none,
} satisfies WordsFor<"courses">;
