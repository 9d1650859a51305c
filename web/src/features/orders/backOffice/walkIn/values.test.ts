import { expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import type { Product } from "../../../../api/schema";
import { emptyWalkIn, rulesOf } from "./values";

const blouse = { product: { id: 7 } as Product, label: "Blouses - Princess Cut - Deep back" };
const rules = rulesOf([blouse]);
const filled = { ...emptyWalkIn(), name: "Kamala", work: "Re-hem, four pieces" };

test("a name and a description are enough", () => {
  expect(safeParse(rules, filled).data).toEqual({ name: "Kamala", pieces: [{ work: "Re-hem, four pieces" }], advancePaise: 0 });
});

test("a product is found by its label and a customer by id", () => {
  const values = { ...filled, customer: { id: 12, name: "Revathi", mobile: "" }, work: blouse.label, advance: "500", price: "1,250.50" };
  expect(safeParse(rules, values).data).toEqual({ customerId: 12, pieces: [{ productId: 7, pricePaise: 125_050 }], advancePaise: 50_000 });
});

test("missing and invalid values are reported at their field", () => {
  const wrong = { ...emptyWalkIn(), mobile: "12345", visit: true, advance: "900", price: "800" };
  const paths = safeParse(rules, wrong).error?.issues.map(({ path }) => path[0]);
  expect(new Set(paths)).toContain("mobile");
  expect(new Set(paths)).toContain("work");
  const later = safeParse(rules, { ...wrong, mobile: "", work: "Hem" }).error?.issues.map(({ path }) => path[0]);
  expect(later).toEqual(["name", "visitDay", "visitSlot", "address", "pinCode", "advance"]);
});
