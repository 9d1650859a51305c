import { expect, test } from "vitest";
import { dismiss } from "./dismissed";

test("what is dismissed is marked on the page and stored for the next one", () => {
  dismiss("offer-1");
  dismiss("offer-2");
  dismiss("offer-1");
  expect(document.documentElement.matches('[data-dismissed~="offer-1"][data-dismissed~="offer-2"]')).toBe(true);
  expect(localStorage.getItem("dismissed")).toBe("offer-1 offer-2");
});
