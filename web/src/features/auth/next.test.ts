import { describe, expect, test } from "vitest";
import { inHowLong } from "../../form/failures";
import { landing } from "./next";

describe("after logging in", () => {
  test("people come back to where they were", () => {
    expect(landing("/bookappointment?product=3")).toBe("/bookappointment?product=3");
    expect(landing("/myorders#top")).toBe("/myorders#top");
  });

  test("the people of the shop go to work, unless they came from somewhere", () => {
    expect(landing(null, "/admin")).toBe("/admin");
    expect(landing("//evil.example", "/admin")).toBe("/admin");
    expect(landing("/gallery", "/admin")).toBe("/gallery");
  });

  test("nothing leads out of the shop, or in a circle", () => {
    for (const bad of [null, "", "home", "//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)", "/\t/evil.example", "/.//evil.example", "/%2e//evil.example", "/login", "/Login?next=/x", "/register", "/api/session"])
      expect(landing(bad), String(bad)).toBe("/home");
  });
});

test("waiting times are said as people say them", () => {
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
