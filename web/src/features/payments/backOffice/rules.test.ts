import { describe, expect, test } from "vitest";
import { couponRules, fieldsOf, valuesOf, type CouponValues } from "./rules";

const typed: CouponValues = { ...valuesOf(undefined), code: "diwali-20", percent: "20" };
const wrong = (changes: Partial<CouponValues>) =>
  couponRules.safeParse({ ...typed, ...changes }).error?.issues.map(({ path }) => path.join("."));

describe("the coupon form", () => {
  test("requires only a code and a percentage", () => {
    expect(fieldsOf(couponRules.parse(typed))).toEqual({ code: "DIWALI-20", percent: 20, published: true });
  });

  test("limits are sent", () => {
    const bound = { ...typed, firstDay: "2026-12-01", lastDay: "2026-12-31", mostUses: "50", reference: "7", published: false };
    expect(fieldsOf(couponRules.parse(bound))).toEqual({
      code: "DIWALI-20",
      percent: 20,
      firstDay: "2026-12-01",
      lastDay: "2026-12-31",
      mostUses: 50,
      kind: "course",
      reference: "7",
      published: false,
    });
  });

  test("the rules match the server's", () => {
    for (const code of ["", "AB", "DIWALI 20", "DIWALI_20", "x".repeat(41)]) expect(wrong({ code }), code).toEqual(["code"]);
    for (const percent of ["", "0", "101", "12.5", "-5"]) expect(wrong({ percent }), percent).toEqual(["percent"]);
    for (const mostUses of ["0", "1000001", "many"]) expect(wrong({ mostUses }), mostUses).toEqual(["mostUses"]);
    expect(wrong({ firstDay: "2026-12-31", lastDay: "2026-12-01" })).toEqual(["lastDay"]);
    expect(wrong({ firstDay: "2026-12-31", lastDay: "2026-12-31" })).toBeUndefined();
  });
});
