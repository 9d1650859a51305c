import { expect, test } from "vitest";
import { viewerOf } from "./viewer";

test("the watermark has the full name and mobile", () => {
  expect(viewerOf({ name: "Asha Raman", mobile: "+919000000002" })).toBe("Asha Raman · +91 90000 00002");
});
