import type { Enrolment, EnrolmentLesson } from "../../../api/schema";
import type { Progress } from "../player/lesson";

/** The state for the badge; "refunded" for a course that ended with a refund. */
export const standing = ({ state, refundedAt }: Pick<Enrolment, "state" | "refundedAt">): Enrolment["state"] | "refunded" =>
  state === "ended" && refundedAt ? "refunded" : state;

/** The initial course: the requested one, otherwise the first active one, otherwise the first. */
export function chosenOf(enrolments: readonly Enrolment[], wanted: number | undefined): Enrolment | undefined {
  return (
    enrolments.find(({ courseId, state }) => courseId === wanted && state === "active") ??
    enrolments.find(({ state }) => state === "active") ??
    enrolments[0]
  );
}

/** The lesson to continue with: the last one, or the next when that is done. */
export function lessonToGoOn({ lessons, lastLessonId }: Pick<Enrolment, "lessons" | "lastLessonId">): EnrolmentLesson | undefined {
  const last = lessons.findIndex(({ id }) => id === lastLessonId);
  const lesson = lessons[last];
  if (!lesson) return lessons.find(({ done }) => !done) ?? lessons[0];
  if (!lesson.done || lesson.positionSeconds > 0) return lesson;
  return lessons.slice(last + 1).find(({ done }) => !done) ?? lessons.find(({ done }) => !done) ?? lesson;
}

export const lessonAfter = (lessons: readonly EnrolmentLesson[], id: number): EnrolmentLesson | undefined =>
  lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];

/** A copy of an enrolment with new progress of one lesson. */
export function withProgress(enrolment: Enrolment, progress: Progress): Enrolment {
  const { lessonId, watchedPercent, done, positionSeconds, courseWatchedPercent } = progress;
  return {
    ...enrolment,
    lastLessonId: lessonId,
    watchedPercent: courseWatchedPercent,
    lessons: enrolment.lessons.map((lesson) =>
      lesson.id === lessonId
        ? // A lesson watched to the end restarts at its beginning.
          { ...lesson, watchedPercent, done, positionSeconds: positionSeconds >= lesson.seconds - 1 ? 0 : positionSeconds }
        : lesson,
    ),
  };
}

/** A copy of all enrolments with new progress, which may arrive when another course is playing. */
export const withNews = (enrolments: readonly Enrolment[], progress: Progress): Enrolment[] =>
  enrolments.map((one) => (one.lessons.some(({ id }) => id === progress.lessonId) ? withProgress(one, progress) : one));
