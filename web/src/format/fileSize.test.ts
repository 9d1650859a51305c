import { expect, test } from "vitest";
import { fileSize } from "./fileSize";

test.each([
  [10, "1 KB"],
  [34_600, "34 KB"],
  [1024 * 1024 - 1, "1023 KB"],
  [1024 * 1024, "1.0 MB"],
  [1_300_000, "1.2 MB"],
  [20 * 1024 * 1024, "20 MB"],
])("%d bytes are %s", (bytes, text) => expect(fileSize(bytes)).toBe(text));
