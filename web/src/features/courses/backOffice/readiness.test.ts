import { expect, test } from "vitest";
import { valuesOf } from "./courseValues";
import { isReadyToPublish, needsOf, waitsForFilms } from "./readiness";
import type { CourseValues } from "./rules";

const whole: CourseValues = {
  ...valuesOf(undefined, 3),
  serviceName: "Princess-cut blouse",
  serviceModel: "Start to finish",
  mainDescription: "Draft it. Cut it.",
  pricePaise: "1499",
  duration: "6 h 20 min",
  imageId: { id: 5 },
  previewFilmId: 7,
  lessons: [{ key: "1", id: 1, title: "Measure", filmId: 8 }],
};

test("a whole course can be shown", () => {
  expect(isReadyToPublish(needsOf(whole, { price: true, isReady: () => true }))).toBe(true);
});

test("each thing that is missing stands open", () => {
  const open = (values: CourseValues, price = true, isReady = true): string[] =>
    needsOf(values, { price, isReady: () => isReady })
      .filter(({ done }) => !done)
      .map(({ title }) => title);
  expect(open(whole, false)).toEqual(["Title, price and days"]);
  expect(open({ ...whole, mainDescription: " " })).toEqual(["What it teaches, and how long it takes"]);
  expect(open({ ...whole, imageId: null })).toEqual(["Cover picture, 16:9"]);
  expect(open({ ...whole, lessons: [] })).toEqual(["Lessons"]);
  expect(open(whole, true, false)).toEqual(["Preview film", "Lessons"]);
});

test("what waits for its films alone may publish itself", () => {
  expect(waitsForFilms(whole, { price: true })).toBe(true);
  expect(waitsForFilms({ ...whole, duration: "" }, { price: true })).toBe(false);
  expect(waitsForFilms({ ...whole, lessons: [{ key: "1", id: 1, title: "Measure", filmId: null }] }, { price: true })).toBe(false);
});
