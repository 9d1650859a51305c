import { expect, test } from "vitest";
import { Speed } from "./speed";
import { languageText, leftText, sizeOfText } from "./messages";

test("sizes use the unit of the total", () => {
  expect(sizeOfText(1.49 * 1024 ** 3, 2.4 * 1024 ** 3)).toBe("1.49 of 2.40 GB");
  expect(sizeOfText(0.5 * 1024 ** 2, 4 * 1024 ** 2)).toBe("0.5 of 4.0 MB");
});

test("the remaining time is rounded", () => {
  expect(leftText(20)).toBe("Less than a minute left.");
  expect(leftText(60)).toBe("About 1 minute left.");
  expect(leftText(14 * 60)).toBe("About 14 minutes left.");
  expect(leftText(3 * 3600)).toBe("About 3 hours left.");
  expect(leftText(undefined)).toBe("");
});

test("languages read like words", () => {
  expect(languageText(["en", "ta"])).toBe("English and Tamil");
});

test("the speed is measured over the last seconds", () => {
  const speed = new Speed();
  expect(speed.secondsLeft(0, 0, 1000)).toBeUndefined();
  expect(speed.secondsLeft(1000, 10, 1000)).toBeUndefined();
  expect(speed.secondsLeft(4000, 40, 1000)).toBeCloseTo(96);
  // The slow first seconds no longer count.
  expect(speed.secondsLeft(20_000, 500, 1000)).toBeUndefined();
  expect(speed.secondsLeft(24_000, 900, 1000)).toBeCloseTo(1);
});
