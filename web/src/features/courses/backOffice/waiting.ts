import type { SetupStep, Waiting } from "../../../site/adminPart";
import { useDecided } from "../../../admin/setup/queries";
import { useFresh } from "../../../admin/useFresh";
import * as paths from "./paths";
import { categoryDetails, courseDetails, questionsOpen, reviewsWaiting } from "./queries";

/** The number of reviews to approve and of questions to answer. */
export function useWaiting(): Waiting[] {
  const count = useFresh(reviewsWaiting()).data?.count ?? 0;
  const says = count === 1 ? "1 review to approve" : `${count} reviews to approve`;
  const questions = useFresh(questionsOpen()).data?.count ?? 0;
  const asks = questions === 1 ? "1 question to answer" : `${questions} questions to answer`;
  return [
    { path: "/courses/reviews", count, says },
    { path: "/courses/questions", count: questions, says: asks },
  ];
}

/** The optional setup step of a first course, after the required ones. */
export function useSetup(): SetupStep[] {
  const { data: categories } = useFresh(categoryDetails());
  const { data: courses } = useFresh(courseDetails({}));
  const teachesNone = useDecided("courses");
  if (!categories || !courses || teachesNone === undefined) return [];
  const first = categories[0];
  return [
    {
      id: "courses.first",
      place: 60,
      later: true,
      minutes: 15,
      title: "First course",
      hint: courses.items.length > 0 ? "In the shop" : teachesNone ? "No courses" : "If you teach: a cover, a preview and one lesson",
      done: courses.items.length > 0 || teachesNone,
      href: first ? paths.newCourse(first.id) : paths.category("new"),
      action: first ? "Add course" : "Add category",
      ...(!teachesNone && { instead: { step: "courses", label: "No courses", minutes: 0 } as const }),
    },
  ];
}
