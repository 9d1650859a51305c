import { expect, test } from "vitest";
import type { ChoiceGroup } from "../../api/schema";
import { startingPrice, varies } from "./startingPrice";

const group = (required: boolean, prices: number[], available = true): ChoiceGroup => ({
  id: 1,
  name: "Neck",
  several: false,
  required,
  options: prices.map((pricePaise, id) => ({ id, name: `Option ${id}`, pricePaise, available })),
});

test("the lowest option of a required choice is part of the price", () => {
  expect(startingPrice(100_000, [])).toBe(100_000);
  expect(startingPrice(100_000, [group(true, [9_000, 5_000]), group(false, [7_000]), group(true, [0, 4_000])])).toBe(105_000);
});

test("a price varies with an option that costs more, if it can be chosen", () => {
  expect(varies([group(false, [0, 0])])).toBe(false);
  expect(varies([group(false, [0, 4_000])])).toBe(true);
  expect(varies([group(false, [4_000], false)])).toBe(false);
});
