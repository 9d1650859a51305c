import { expect, test } from "vitest";
import type { ChoiceGroup, Product, VisitDay } from "../../../api/schema";
import { estimateOf, type OfferedPiece } from "./estimate";
import { noPiece } from "./piece";

const option = (id: number, pricePaise: number, available = true) => ({ id, name: `Option ${id}`, pricePaise, available });
const neck: ChoiceGroup = { id: 1, name: "Neck", several: false, required: true, options: [option(11, 0), option(12, 5_000), option(13, 9_000, false)] };
const extras: ChoiceGroup = { id: 2, name: "Extras", several: true, required: false, options: [option(21, 8_000), option(22, 60_000)] };
const product = { id: 7, serviceName: "Princess Cut", serviceModel: "Deep back", pricePaise: 125_000 } as Product;
const day = { day: "2026-11-26", usuallyReady: "2026-12-06", rushPaise: 25_000 } as VisitDay;

const piece = (changes: Partial<OfferedPiece["piece"]>): OfferedPiece => ({ piece: { ...noPiece(), productId: "7", ...changes }, product, groups: [neck, extras] });

test("options are added to the price of one, which is multiplied", () => {
  const { pieces, totalPaise } = estimateOf([piece({ optionIds: [12, 21], quantity: 2 }), piece({})], "", day);
  expect(pieces.map(({ paise }) => paise)).toEqual([2 * 138_000, 125_000]);
  expect(totalPaise).toBe(2 * 138_000 + 125_000);
});

test("the rush fee counts once, before the usual day", () => {
  expect(estimateOf([piece({}), piece({})], "2026-12-05", day)).toMatchObject({ rushPaise: 25_000, totalPaise: 275_000 });
  expect(estimateOf([piece({})], "2026-12-06", day)).toMatchObject({ rushPaise: 0, totalPaise: 125_000 });
});

test("without a known service there is no total", () => {
  expect(estimateOf([{ piece: noPiece(), product: undefined, groups: [] }], "2026-12-05", day).totalPaise).toBeUndefined();
});

test("an option that is not available adds nothing", () => {
  expect(estimateOf([piece({ optionIds: [13] })], "", day).totalPaise).toBe(125_000);
});
