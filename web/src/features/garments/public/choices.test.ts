import { expect, test } from "vitest";
import type { ChoiceGroup } from "../../../api/schema";
import { missingChoice, pressed } from "./choices";

const option = (id: number, available = true) => ({ id, name: `Option ${id}`, pricePaise: 0, available });
const neck: ChoiceGroup = { id: 1, name: "Neck", several: false, required: true, options: [option(11), option(12), option(13, false)] };
const extras: ChoiceGroup = { id: 2, name: "Extras", several: true, required: false, options: [option(21), option(22)] };

test("an option that is not available counts as none", () => {
  expect(missingChoice([neck, extras], [13, 21])).toBe(neck);
  expect(missingChoice([neck, extras], [11])).toBeUndefined();
});

test("of a single choice the last press counts, of several each", () => {
  expect(pressed(neck, [11, 21], 12)).toEqual([21, 12]);
  expect(pressed(neck, [12], 12)).toEqual([]);
  expect(pressed(extras, [21], 22)).toEqual([21, 22]);
  expect(pressed(extras, [21, 22], 21)).toEqual([22]);
});
