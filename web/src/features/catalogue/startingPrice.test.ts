import { expect, test } from "vitest";
import type { ChoiceGroup } from "../../api/schema";
import { isFrom, startingPrice } from "./startingPrice";

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
  expect(isFrom([group(false, [0, 0])])).toBe(false);
  expect(isFrom([group(false, [0, 4_000])])).toBe(true);
  expect(isFrom([group(false, [4_000], false)])).toBe(false);
});

test("chosen options replace the least of their choice, and the price is known once nothing required is open", () => {
  const neck: ChoiceGroup = { ...group(true, [5_000, 9_000]), options: group(true, [5_000, 9_000]).options.map((option) => ({ ...option, id: option.id + 10 })) };
  const lining = group(false, [0, 12_000]);
  expect(startingPrice(100_000, [neck, lining], [11])).toBe(109_000);
  expect(startingPrice(100_000, [neck, lining], [1])).toBe(117_000);
  expect(isFrom([neck, lining], [1])).toBe(true);
  expect(isFrom([neck, lining], [11])).toBe(false);
});
