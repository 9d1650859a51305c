import { expect, test } from "vitest";
import { sampleOf } from "../../../testing/sample";
import type { Order, OrderPiece } from "../../../api/schema";
import { countAt, progressOf } from "./order";
import { estimateOf, orderName, overEstimate, priceLineOf, wearerOf } from "./pieces";

const [sample] = sampleOf("order_list");
const order = sample as Order;
const lining = { group: "Lining", option: "Cotton", pricePaise: 25_000 };
const piece = (more: Partial<OrderPiece> = {}): OrderPiece => ({ ...(order.pieces[0] as OrderPiece), serviceName: "Blouse", quantity: 1, choices: [lining], ...more });

test("a piece and its options add up to what was agreed", () => {
  expect(priceLineOf(piece({ pricePaise: 150_000, estimatePaise: 150_000 }))).toEqual({
    name: "Blouse",
    paise: 125_000,
    options: [{ name: "Cotton", paise: 25_000 }],
  });
});

test("options count for each of several", () => {
  const { name, paise, options } = priceLineOf(piece({ pricePaise: 300_000, quantity: 2 }));
  expect([name, paise, options[0]?.paise]).toEqual(["Blouse × 2", 250_000, 50_000]);
});

test("an order is called by its piece with the quantity, or by the number of its pieces", () => {
  expect(orderName({ ...order, pieces: [piece({ quantity: 3 })] })).toBe("Blouse × 3");
  expect(orderName({ ...order, pieces: [piece(), piece()] })).toBe("2 pieces");
});

test("another price than the estimate shows both", () => {
  expect(priceLineOf(piece({ pricePaise: 170_000, estimatePaise: 150_000 })).estimatePaise).toBe(150_000);
});

test("a price below its options is shown whole, and the options without amounts", () => {
  expect(priceLineOf(piece({ pricePaise: 20_000 }))).toEqual({ name: "Blouse", paise: 20_000, options: [{ name: "Cotton" }] });
});

test("an estimate counts until a price is agreed, and neither is nothing", () => {
  expect(priceLineOf(piece({ estimatePaise: 150_000 })).paise).toBe(125_000);
  expect(priceLineOf(piece({ choices: [] })).paise).toBeUndefined();
});

test("an order is over its estimate without the rush fee, and with the discount", () => {
  const pieces = [piece({ estimatePaise: 150_000 }), piece({ estimatePaise: 170_000 })];
  expect(estimateOf(pieces)).toBe(320_000);
  expect(overEstimate({ ...order, pieces, pricePaise: 365_000, rushPaise: 25_000 })).toBe(20_000);
  expect(overEstimate({ ...order, pieces, pricePaise: 300_000 })).toBe(0);
  expect(overEstimate({ ...order, pieces: [...pieces, piece()], pricePaise: 900_000 })).toBe(0);
});

test("a piece without a name is the customer's, if others have one", () => {
  const [own, ammas] = [piece(), piece({ forWhom: "Amma" })];
  expect(wearerOf(own, [own])).toBeUndefined();
  expect([wearerOf(own, [own, ammas]), wearerOf(ammas, [own, ammas])]).toEqual(["For you", "For Amma"]);
});

test("steps of several pieces are counted until all have reached them", () => {
  const pieces = [{ step: 2 }, { step: 2 }, { step: 1 }];
  expect(progressOf(2, pieces)).toEqual(["Cutting 2 of 3"]);
  expect(progressOf(3, [{ step: 4 }, { step: 3 }, { step: 2 }])).toEqual(["Stitching 2 of 3", "1 of 3 ready"]);
  expect(progressOf(4, [{ step: 4 }, { step: 4 }])).toEqual([]);
  expect(progressOf(3, [{ step: 3 }])).toEqual([]);
  expect([countAt(2, pieces), countAt(4, pieces), countAt(1, pieces)]).toEqual(["2 of 3", undefined, undefined]);
});
