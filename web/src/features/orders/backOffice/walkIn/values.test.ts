import { expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import type { Product } from "../../../../api/schema";
import { ALIASES, emptyPiece, emptyWalkIn, rulesOf, type PieceValues } from "./values";

const blouse = { product: { id: 7 } as Product, label: "Blouses - Princess Cut - Deep back" };
const rules = rulesOf([blouse]);
const piece = (typed: Partial<PieceValues>) => ({ ...emptyPiece(), ...typed });
const filled = { ...emptyWalkIn(), name: "Kamala", pieces: [piece({ work: "Re-hem, four pieces" })] };

test("a name and a description are enough", () => {
  expect(safeParse(rules, filled).data).toEqual({ name: "Kamala", pieces: [{ work: "Re-hem, four pieces" }], advancePaise: 0 });
});

test("a product is found by its label and a customer by id", () => {
  const values = { ...filled, customer: { id: 12, name: "Revathi", mobile: "" }, pieces: [piece({ work: blouse.label, price: "1,250.50" })], advance: "500" };
  expect(safeParse(rules, values).data).toEqual({ customerId: 12, pieces: [{ productId: 7, pricePaise: 125_050 }], advancePaise: 50_000 });
});

test("a product of any length can be chosen, a description has 120 characters", () => {
  const long = { ...blouse, label: `${"Bridal and festive blouses ".repeat(6)}- Deep back` };
  const read = (work: string) => safeParse(rulesOf([long]), { ...filled, pieces: [piece({ work })] });
  expect(read(long.label).data?.pieces).toEqual([{ productId: 7 }]);
  expect(read(`${long.label}, shorter`).error?.issues.map(({ message }) => message)).toEqual(["Use at most 120 characters."]);
});

test("missing and invalid values are reported at their field", () => {
  const wrong = { ...emptyWalkIn(), mobile: "12345", visit: true, advance: "900", pieces: [piece({ price: "800" })] };
  const paths = safeParse(rules, wrong).error?.issues.map(({ path }) => path.join("."));
  expect(new Set(paths)).toContain("mobile");
  expect(new Set(paths)).toContain("pieces.0.work");
  const later = safeParse(rules, { ...wrong, mobile: "", pieces: [piece({ work: "Hem", price: "800" })] }).error?.issues.map(({ path }) => path[0]);
  expect(later).toEqual(["name", "visitDay", "visitSlot", "address", "pinCode", "advance"]);
});

test("every piece has its own facts, and all have the same days", () => {
  const values = {
    ...filled,
    promisedDay: "2026-08-20",
    pieces: [
      piece({ work: blouse.label, quantity: "2", forWhom: " Anjali ", options: [5], note: "Pads", price: "3,000", ageGroup: "child" }),
      piece({ work: "Fall and pico", options: [5], fabric: "Red silk" }),
    ],
    advance: "5,000",
    paidBy: "cash" as const,
  };
  expect(safeParse(rules, values).data).toEqual({
    name: "Kamala",
    pieces: [
      { productId: 7, quantity: 2, forWhom: "Anjali", optionIds: [5], note: "Pads", ageGroup: "child", promisedDay: "2026-08-20", pricePaise: 300_000 },
      { work: "Fall and pico", fabric: "Red silk", promisedDay: "2026-08-20" },
    ],
    advancePaise: 500_000,
    advanceMethod: "cash",
  });
  expect(safeParse(rules, { ...values, advance: "" }).error?.issues.map(({ path }) => path[0])).toEqual(["advance"]);
  expect(safeParse(rules, { ...values, pieces: [piece({ work: "Hem", quantity: "21" })] }).success).toBe(false);
});

test("a discount is an amount, or a percentage of prices that are agreed", () => {
  const priced = { ...filled, pieces: [piece({ work: "Hem", price: "800" })], discountReason: "Regular" };
  const read = (typed: object) => safeParse(rules, { ...priced, ...typed });
  expect(read({ discount: "50" }).data).toMatchObject({ discountPaise: 5_000, discountReason: "Regular" });
  expect(read({ discount: " 10% " }).data).toMatchObject({ discountPercent: 10, discountReason: "Regular" });
  expect(read({ discount: "" }).data).not.toHaveProperty("discountReason");
  const wrongAt = (typed: object) => read(typed).error?.issues.map(({ path }) => path[0]);
  expect(wrongAt({ discount: "much" })).toEqual(["discount"]);
  expect(wrongAt({ discount: "10%", discountReason: "" })).toEqual(["discountReason"]);
  expect(wrongAt({ discount: "10%", pieces: filled.pieces })).toEqual(["discount"]);
  expect(wrongAt({ discount: "10%", advance: "721" })).toEqual(["advance"]);
  expect(wrongAt({ discount: "10%", advance: "720" })).toBeUndefined();
});

test("a problem the server finds is shown at its piece", () => {
  expect(ALIASES["pieces.2.optionIds"]).toBe("pieces.2.options");
  expect(ALIASES["pieces.2.trial.day"]).toBe("trialDay");
});
