import type { Course } from "../../api/schema";
import { paragraphsOf, summaryOf } from "../../format/text";

/** The number of courses in the home page's row. */
export const MOST_ON_HOME = 9;

/** The description for search engines and shared links: the first paragraph. */
export const summary = (description: string): string => summaryOf(paragraphsOf(description)[0] ?? "");

/** The other courses of the same category. */
export const besides = (courses: readonly Course[], course: Pick<Course, "id" | "serviceType">): Course[] =>
  courses.filter(({ id, serviceType }) => serviceType === course.serviceType && id !== course.id);

/** The variant of an image to show before a video: wide enough for the frame, no wider than needed. */
export function posterOf(image: Course["serviceImage"]): string {
  return (image.sizes.find(({ width }) => width >= 900) ?? image.sizes.at(-1) ?? image).src;
}
