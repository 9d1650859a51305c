import { expect, test } from "vitest";
import { isDark } from "./ground";

test("text on a category's own colour is readable", () => {
  expect(["#0A4D54", "#2A0F2E", "#B5105B", "#1E6B3A"].map(isDark)).toEqual([true, true, true, true]);
  expect(["#F8C9D6", "#FFE3A3", "#F7B91E", "#7FA82E", "#FFFFFF"].map(isDark)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("a colour that cannot be read counts as light", () => {
  expect(isDark("rose")).toBe(false);
});
