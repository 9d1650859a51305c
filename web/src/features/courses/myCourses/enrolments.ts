import type { Enrolment, EnrolmentLesson } from "../../../api/schema";
import type { Progress } from "../player/lesson";

/** What a badge says of it: a course that is over because its money went back says so. */
export const standing = ({ state, refundedAt }: Pick<Enrolment, "state" | "refundedAt">): Enrolment["state"] | "refunded" =>
  state === "ended" && refundedAt ? "refunded" : state;

/** The course to begin with: the one that was asked for, else the first active one, else the first. */
export function chosenOf(enrolments: readonly Enrolment[], wanted: number | undefined): Enrolment | undefined {
  return (
    enrolments.find(({ courseId, state }) => courseId === wanted && state === "active") ??
    enrolments.find(({ state }) => state === "active") ??
    enrolments[0]
  );
}

/** The lesson to go on with: the last one, or the one after it when that is done. */
export function lessonToGoOn({ lessons, lastLessonId }: Pick<Enrolment, "lessons" | "lastLessonId">): EnrolmentLesson | undefined {
  const last = lessons.findIndex(({ id }) => id === lastLessonId);
  const lesson = lessons[last];
  if (!lesson) return lessons.find(({ done }) => !done) ?? lessons[0];
  if (!lesson.done || lesson.positionSeconds > 0) return lesson;
  return lessons.slice(last + 1).find(({ done }) => !done) ?? lessons.find(({ done }) => !done) ?? lesson;
}

export const lessonAfter = (lessons: readonly EnrolmentLesson[], id: number): EnrolmentLesson | undefined =>
  lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];

/** A course's lessons with what was just watched of one of them. */
export function withProgress(enrolment: Enrolment, progress: Progress): Enrolment {
  const { lessonId, watchedPercent, done, positionSeconds, courseWatchedPercent } = progress;
  return {
    ...enrolment,
    lastLessonId: lessonId,
    watchedPercent: courseWatchedPercent,
    lessons: enrolment.lessons.map((lesson) =>
      lesson.id === lessonId
        ? // Who has seen the end begins at the beginning again.
          { ...lesson, watchedPercent, done, positionSeconds: positionSeconds >= lesson.seconds - 1 ? 0 : positionSeconds }
        : lesson,
    ),
  };
}

/** All courses, with what was just watched in the one it belongs to: the last word of a video comes when another one plays. */
export const withNews = (enrolments: readonly Enrolment[], progress: Progress): Enrolment[] =>
  enrolments.map((one) => (one.lessons.some(({ id }) => id === progress.lessonId) ? withProgress(one, progress) : one));
