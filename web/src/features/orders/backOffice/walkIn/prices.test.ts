import { expect, test } from "vitest";
import type { ChoiceGroup, Product } from "../../../../api/schema";
import { estimateOf, priceOf } from "./prices";

const blouse = { id: 7, pricePaise: 125_000 } as Product;
const lining: ChoiceGroup = { id: 1, name: "Lining", several: false, required: false, options: [{ id: 5, name: "Cotton", pricePaise: 15_000, available: true }] };

test("an estimate counts options for each of the quantity", () => {
  expect(estimateOf({ quantity: "2", options: [5] }, blouse, [lining])).toBe(280_000);
  expect(estimateOf({ quantity: "2", options: [] }, blouse, undefined)).toBe(250_000);
});

test("there is none for free text, nor while the quantity is not a number", () => {
  expect(estimateOf({ quantity: "1", options: [] }, undefined, [])).toBeUndefined();
  expect(estimateOf({ quantity: "two", options: [] }, blouse, [])).toBeUndefined();
});

test("the agreed price goes before the estimate", () => {
  expect(priceOf({ price: "1,000" }, 125_000)).toBe(100_000);
  expect(priceOf({ price: "" }, 125_000)).toBe(125_000);
  expect(priceOf({ price: "" }, undefined)).toBeUndefined();
});
