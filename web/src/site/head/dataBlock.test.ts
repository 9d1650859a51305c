import { expect, test } from "vitest";
import { dataBlock } from "./dataBlock";

test("data cannot leave its script element", () => {
  const value = { name: "</script><script>alert(1)</script> & \u2028" };
  const text = dataBlock(value);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});
