import { afterEach, expect, test, vi } from "vitest";
import { addressAt, wantsSmaller } from "./quality";

const files = { src: "/video.mp4", smaller: "/smaller.mp4" };
afterEach(() => vi.unstubAllGlobals());

test("the viewer's choice decides, otherwise the device", () => {
  expect(addressAt(files, "sharpest", () => true)).toBe("/video.mp4");
  expect(addressAt(files, "smaller", () => false)).toBe("/smaller.mp4");
  expect(addressAt(files, "automatic", () => true)).toBe("/smaller.mp4");
  expect(addressAt(files, "automatic", () => false)).toBe("/video.mp4");
  expect(addressAt({ src: "/video.mp4" }, "smaller", () => true)).toBe("/video.mp4");
});

test.each([
  [{ saveData: true, effectiveType: "4g" }, false, true],
  [{ saveData: false, effectiveType: "3g" }, false, true],
  [{ saveData: false, effectiveType: "4g" }, true, true],
  [{ saveData: false, effectiveType: "4g" }, false, false],
  [undefined, false, false],
])("a network of %o, a narrow screen: %o", (connection, narrow, small) => {
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("matchMedia", () => ({ matches: narrow }));
  expect(wantsSmaller()).toBe(small);
});
