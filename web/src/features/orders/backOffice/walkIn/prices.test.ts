import { expect, test } from "vitest";
import type { ChoiceGroup, Product } from "../../../../api/schema";
import { addedByChoices, estimateOf, priceOf, soonerText, sumsOf, usualRush } from "./prices";

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

test("what choices add is known without a price", () => {
  expect(addedByChoices({ quantity: "3", options: [5] }, [lining])).toBe(45_000);
  expect(addedByChoices({ quantity: "3", options: [] }, [lining])).toBeUndefined();
  expect(addedByChoices({ quantity: "", options: [5] }, [lining])).toBeUndefined();
});

test("the agreed price goes before the estimate", () => {
  expect(priceOf({ price: "1,000" }, 125_000)).toBe(100_000);
  expect(priceOf({ price: "" }, 125_000)).toBe(125_000);
  expect(priceOf({ price: "" }, undefined)).toBeUndefined();
});

test("an order that is needed before it is usually ready carries the rush fee", () => {
  const settings = { rushPaise: 20_000, readyDays: 10 };
  const needed = (neededBy: string, visitDay = "") => usualRush({ neededBy, visit: visitDay !== "", visitDay }, settings, "2026-08-01");
  expect(needed("2026-08-10")).toBe(20_000);
  expect(needed("2026-08-11")).toBe(0);
  expect(needed("2026-08-11", "2026-08-03")).toBe(20_000);
  expect(needed("")).toBe(0);
});

test("a day that is sooner than usual is said with its fee", () => {
  const said = (neededBy: string, rushPaise = 20_000) => soonerText({ neededBy, visit: false, visitDay: "" }, { rushPaise, readyDays: 10 }, "2026-08-01");
  expect(said("2026-08-10")).toBe("1 day sooner than usual: rush fee ₹200.");
  expect(said("2026-08-08", 0)).toBe("3 days sooner than usual.");
  expect(said("2026-08-11")).toBeUndefined();
  expect(said("")).toBeUndefined();
});

test("the total counts the rush fee, the usual one if none is typed, and the discount", () => {
  const pieces = [{ pricePaise: 100_000 }, { pricePaise: undefined }];
  expect(sumsOf({ rush: "", discount: "50" }, pieces, 20_000)).toEqual({ known: [100_000], rush: 20_000, discount: 5_000, total: 115_000 });
  expect(sumsOf({ rush: "0", discount: "" }, pieces, 20_000).total).toBe(100_000);
  expect(sumsOf({ rush: "", discount: "10%" }, pieces, 20_000), "of the pieces alone").toMatchObject({ discount: 10_000, total: 110_000 });
  expect(sumsOf({ rush: "", discount: "2,000" }, pieces, 0).total).toBe(0);
});
