import { expect, test } from "vitest";
import { valuesOf } from "./courseValues";
import { isReadyToPublish, needsOf, waitsForVideos } from "./readiness";
import type { CourseValues } from "./rules";

const whole: CourseValues = {
  ...valuesOf(undefined, 3),
  serviceName: "Princess-cut blouse",
  serviceModel: "Start to finish",
  mainDescription: "Draft it. Cut it.",
  pricePaise: "1499",
  duration: "6 h 20 min",
  imageId: { id: 5 },
  previewVideoId: 7,
  lessons: [{ key: "1", id: 1, title: "Measure", videoId: 8 }],
};

test("a complete course can be published", () => {
  expect(isReadyToPublish(needsOf(whole, { price: true, isReady: () => true }))).toBe(true);
});

test("each missing item is listed", () => {
  const open = (values: CourseValues, price = true, isReady = true): string[] =>
    needsOf(values, { price, isReady: () => isReady })
      .filter(({ done }) => !done)
      .map(({ title }) => title);
  expect(open(whole, false)).toEqual(["Title, price and days"]);
  expect(open({ ...whole, serviceName: "a".repeat(81) })).toEqual(["Title, price and days"]);
  expect(open({ ...whole, expireInDays: "0" })).toEqual(["Title, price and days"]);
  expect(open({ ...whole, mainDescription: " " })).toEqual(["Description and duration"]);
  expect(open({ ...whole, imageId: null })).toEqual(["Cover image, 16:9"]);
  expect(open({ ...whole, lessons: [] })).toEqual(["Lessons"]);
  expect(open(whole, true, false)).toEqual(["Preview video", "Lessons"]);
});

test("a course that only waits for its videos can be published automatically", () => {
  expect(waitsForVideos(whole, { price: true })).toBe(true);
  expect(waitsForVideos({ ...whole, duration: "" }, { price: true })).toBe(false);
  expect(waitsForVideos({ ...whole, lessons: [{ key: "1", id: 1, title: "Measure", videoId: null }] }, { price: true })).toBe(false);
});
