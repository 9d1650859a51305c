import { expect, test } from "vitest";
import { review } from "./rules";

const saysOf = (form: unknown) => review.safeParse(form).error?.issues.map(({ message }) => message) ?? [];

test("a review needs its stars and no more than a thousand characters", () => {
  expect(saysOf({ stars: "4", text: "" })).toEqual([]);
  expect(saysOf({ stars: null, text: "" })).toEqual(["Choose one to five stars."]);
  expect(saysOf({ stars: "", text: "" })).toEqual(["Choose one to five stars."]);
  expect(saysOf({ stars: "6", text: "x".repeat(1001) })).toEqual(["Choose one to five stars.", "Use at most 1000 characters."]);
});
