import { expect, test } from "vitest";
import { messages, readAdjustments, type Typed } from "./adjustments";

const NOTHING: Typed = { prices: {}, extras: [], rush: "", discount: "", reason: "" };
const UNCHANGED = { pieces: [], extras: [] };

test("a discount is an amount or a percentage, with its reason", () => {
  expect(readAdjustments({ ...NOTHING, discount: "10%", reason: " Regular " }, 415_000)).toEqual({
    input: { ...UNCHANGED, rushPaise: 0, discountPercent: 10, discountReason: "Regular", fromPaise: 415_000 },
  });
  expect(readAdjustments({ ...NOTHING, rush: "250", discount: "1,200.50", reason: "Gift" }, undefined)).toEqual({
    input: { ...UNCHANGED, rushPaise: 25_000, discountPaise: 120_050, discountReason: "Gift" },
  });
});

test("emptied fields remove both", () => {
  expect(readAdjustments({ ...NOTHING, reason: "Old reason" }, 100)).toEqual({ input: { ...UNCHANGED, rushPaise: 0, fromPaise: 100 } });
});

test("every piece is sent with its price, an emptied one without, and extras with their names", () => {
  const typed = { ...NOTHING, prices: { 7: "1,450", 8: "" }, extras: [{ label: " Latkan ", price: "150" }] };
  expect(readAdjustments(typed, undefined)).toEqual({
    input: { pieces: [{ id: 7, pricePaise: 145_000 }, { id: 8 }], extras: [{ label: "Latkan", pricePaise: 15_000 }], rushPaise: 0 },
  });
});

test("what cannot be read is refused at its field", () => {
  expect(readAdjustments({ ...NOTHING, prices: { 7: "cheap" } }, 100)).toEqual({ field: "prices.7", message: messages.amount });
  expect(readAdjustments({ ...NOTHING, extras: [{ label: "", price: "150" }] }, 100)).toEqual({ field: "extras.0.label", message: messages.extra });
  expect(readAdjustments({ ...NOTHING, extras: [{ label: "Latkan", price: "" }] }, 100)).toEqual({ field: "extras.0.price", message: messages.extraAmount });
  expect(readAdjustments({ ...NOTHING, rush: "soon" }, 100)).toEqual({ field: "rush", message: messages.amount });
  for (const discount of ["a lot", "0%", "101%"]) {
    expect(readAdjustments({ ...NOTHING, discount, reason: "Gift" }, 100)).toEqual({ field: "discount", message: messages.discount });
  }
  expect(readAdjustments({ ...NOTHING, discount: "100" }, 100)).toEqual({ field: "reason", message: messages.reason });
});

test("an amount that is too large says what the largest is", () => {
  const crore = "Enter at most ₹1,00,00,000.";
  expect(readAdjustments({ ...NOTHING, prices: { 7: "2,00,00,000" } }, 100)).toEqual({ field: "prices.7", message: crore });
  expect(readAdjustments({ ...NOTHING, extras: [{ label: "Latkan", price: "200000000" }] }, 100)).toEqual({ field: "extras.0.price", message: crore });
  expect(readAdjustments({ ...NOTHING, rush: "10,00,001" }, 100)).toEqual({ field: "rush", message: "Enter at most ₹10,00,000." });
  expect(readAdjustments({ ...NOTHING, discount: "2,00,00,000", reason: "Gift" }, 100)).toEqual({ field: "discount", message: crore });
});
