import type { SetupStep, Waiting } from "../../../site/adminPart";
import { useFresh } from "../../../admin/useFresh";
import * as paths from "./paths";
import { categoryDetails, courseDetails, reviewsWaiting } from "./queries";

/** The number of reviews to approve. */
export function useWaiting(): Waiting[] {
  const count = useFresh(reviewsWaiting()).data?.count ?? 0;
  const says = count === 1 ? "1 review to approve" : `${count} reviews to approve`;
  return [{ path: "/courses/reviews", count, says }];
}

/** The optional setup step of a first course, after the required ones. */
export function useSetup(): SetupStep[] {
  const { data: categories } = useFresh(categoryDetails());
  const { data: courses } = useFresh(courseDetails({}));
  if (!categories || !courses) return [];
  const first = categories[0];
  return [
    {
      id: "courses.first",
      place: 60,
      title: "Your first course",
      hint: first ? "A cover, a short preview and one lesson. Optional." : "Start with a category, such as Blouses. Optional.",
      done: courses.items.length > 0,
      href: first ? paths.newCourse(first.id) : paths.category("new"),
      action: first ? "Add course" : "Add category",
    },
  ];
}
