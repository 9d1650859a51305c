import { expect, test } from "vitest";
import { messages, readAdjustments } from "./adjustments";

const NOTHING = { rush: "", discount: "", reason: "" };

test("a discount is an amount or a percentage, with its reason", () => {
  expect(readAdjustments({ ...NOTHING, discount: "10%", reason: " Regular " }, 415_000)).toEqual({
    input: { rushPaise: 0, discountPercent: 10, discountReason: "Regular", fromPaise: 415_000 },
  });
  expect(readAdjustments({ rush: "250", discount: "1,200.50", reason: "Gift" }, undefined)).toEqual({
    input: { rushPaise: 25_000, discountPaise: 120_050, discountReason: "Gift" },
  });
});

test("emptied fields remove both", () => {
  expect(readAdjustments({ ...NOTHING, reason: "Old reason" }, 100)).toEqual({ input: { rushPaise: 0, fromPaise: 100 } });
});

test("what cannot be read is refused at its field", () => {
  expect(readAdjustments({ ...NOTHING, rush: "soon" }, 100)).toEqual({ field: "rush", message: messages.amount });
  for (const discount of ["a lot", "0%", "101%"]) {
    expect(readAdjustments({ ...NOTHING, discount, reason: "Gift" }, 100)).toEqual({ field: "discount", message: messages.discount });
  }
  expect(readAdjustments({ ...NOTHING, discount: "100" }, 100)).toEqual({ field: "reason", message: messages.reason });
});
