import { expect, test } from "vitest";
import { idOf } from "./visit";

test("only whole positive numbers are ids", () => {
  expect(idOf("12")).toBe(12);
  for (const text of [undefined, null, "", "0", "-3", "1.5", "1e3", "hem", "01", "9".repeat(16)]) {
    expect(idOf(text)).toBeUndefined();
  }
});
