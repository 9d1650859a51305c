import { describe, expect, test } from "vitest";
import type { Enrolment, EnrolmentLesson } from "../../../api/schema";
import { chosenOf, lessonAfter, lessonToGoOn, standing, withNews, withProgress } from "./enrolments";

const lesson = (id: number, change: Partial<EnrolmentLesson> = {}): EnrolmentLesson => ({
  id,
  title: `Lesson ${id}`,
  seconds: 30,
  watchedPercent: 0,
  positionSeconds: 0,
  done: false,
  files: [],
  ...change,
});

const enrolment = (courseId: number, state: Enrolment["state"], change: Partial<Enrolment> = {}): Enrolment => ({
  id: courseId,
  courseId,
  serviceType: "Blouses",
  serviceName: `Course ${courseId}`,
  serviceModel: "By hand",
  mainDescription: "",
  startedAt: "2026-06-01T00:00:00Z",
  expiresAt: "2026-12-01T00:00:00Z",
  state,
  watchedPercent: 0,
  lessons: [lesson(1), lesson(2), lesson(3)],
  mayBeBoughtAgain: false,
  ...change,
});

describe("the initial course", () => {
  const all = [enrolment(1, "expired"), enrolment(2, "active"), enrolment(3, "active")];

  test("is the first active one, unless another active one is requested", () => {
    expect(chosenOf(all, undefined)?.courseId).toBe(2);
    expect(chosenOf(all, 3)?.courseId).toBe(3);
    expect(chosenOf(all, 1)?.courseId).toBe(2);
    expect(chosenOf(all, 99)?.courseId).toBe(2);
  });

  test("is the first when none is active", () => {
    expect(chosenOf([enrolment(1, "expired"), enrolment(2, "ended")], undefined)?.courseId).toBe(1);
    expect(chosenOf([], undefined)).toBeUndefined();
  });
});

describe("the lesson to continue with", () => {
  test("is the first one at the beginning", () => {
    expect(lessonToGoOn(enrolment(1, "active"))?.id).toBe(1);
    expect(lessonToGoOn(enrolment(1, "active", { lessons: [] }))).toBeUndefined();
  });

  test("is the last one until it is done, then the next that is not", () => {
    const lessons = [lesson(1, { done: true }), lesson(2, { positionSeconds: 12 }), lesson(3)];
    expect(lessonToGoOn({ lessons, lastLessonId: 2 })?.id).toBe(2);
    expect(lessonToGoOn({ lessons, lastLessonId: 1 })?.id).toBe(2);
    expect(lessonToGoOn({ lessons: lessons.map((one) => ({ ...one, done: true, positionSeconds: 0 })), lastLessonId: 3 })?.id).toBe(3);
  });

  test("may have a next one", () => {
    const { lessons } = enrolment(1, "active");
    expect(lessonAfter(lessons, 1)?.id).toBe(2);
    expect(lessonAfter(lessons, 3)).toBeUndefined();
  });
});

test("progress updates its lesson and its course", () => {
  const reported = { live: true, expiresAt: "", watchedPercent: 95, done: true, courseWatchedPercent: 32, lessonId: 2, positionSeconds: 29.4 };
  const after = withProgress(enrolment(1, "active"), reported);
  expect(after.lastLessonId).toBe(2);
  expect(after.watchedPercent).toBe(32);
  expect(after.lessons[1]).toMatchObject({ watchedPercent: 95, done: true, positionSeconds: 0 });
  expect(after.lessons[0]).toEqual(lesson(1));
});

test("the last progress of a video updates its own course, not the current one", () => {
  const left = enrolment(1, "active");
  const playing = enrolment(2, "active", { lessons: [lesson(21), lesson(22)] });
  const reported = { live: true, expiresAt: "", watchedPercent: 95, done: true, courseWatchedPercent: 32, lessonId: 2, positionSeconds: 9 };
  expect(withNews([left, playing], reported)).toEqual([withProgress(left, reported), playing]);
});

test("an ended course says that it was refunded, an active one does not", () => {
  const refundedAt = "2026-07-01T00:00:00Z";
  expect(standing({ state: "ended", refundedAt })).toBe("refunded");
  expect(standing({ state: "ended" })).toBe("ended");
  expect(standing({ state: "active", refundedAt })).toBe("active");
});
