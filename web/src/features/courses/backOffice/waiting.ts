import type { SetupStep, Waiting } from "../../../site/adminPart";
import { useFresh } from "../../../admin/useFresh";
import * as paths from "./paths";
import { categoryDetails, courseDetails, reviewsWaiting } from "./queries";

/** Reviews that wait for a yes. */
export function useWaiting(): Waiting[] {
  const count = useFresh(reviewsWaiting()).data?.count ?? 0;
  const says = count === 1 ? "1 review to approve" : `${count} reviews to approve`;
  return [{ path: "/courses/reviews", count, says }];
}

/** A shop can do without courses, so this comes after what nobody can book without. */
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
      hint: first ? "A cover, a short preview and one lesson. It can wait." : "It begins with a category, such as Blouses. It can wait.",
      done: courses.items.length > 0,
      href: first ? paths.newCourse(first.id) : paths.category("new"),
      action: first ? "Make a course" : "Add a category",
    },
  ];
}
