import { describe, expect, test } from "vitest";
import { inHowLong } from "../../form/failures";
import { landing } from "./next";

describe("after logging in", () => {
  test("customers return to the page they came from", () => {
    expect(landing("/bookappointment?product=3")).toBe("/bookappointment?product=3");
    expect(landing("/myorders#top")).toBe("/myorders#top");
  });

  test("staff land in the back office, unless they came from a page", () => {
    expect(landing(null, "/admin")).toBe("/admin");
    expect(landing("//evil.example", "/admin")).toBe("/admin");
    expect(landing("/gallery", "/admin")).toBe("/gallery");
  });

  test("no target leaves the site or loops", () => {
    for (const bad of [null, "", "home", "//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)", "/\t/evil.example", "/.//evil.example", "/%2e//evil.example", "/login", "/Login?next=/x", "/register", "/api/session"])
      expect(landing(bad), String(bad)).toBe("/home");
  });
});

test("waiting times are written out", () => {
  expect([1, 40, 60, 61, 900, 3600, 7000].map(inHowLong)).toEqual([
    "in 1 second",
    "in 40 seconds",
    "in a minute",
    "in 2 minutes",
    "in 15 minutes",
    "in an hour",
    "in 2 hours",
  ]);
});
