import { expect, test } from "vitest";
import type { PieceworkStatement } from "../../../api/schema";
import { entryText, shareText } from "./text";

const statement: PieceworkStatement = {
  makerId: 3,
  maker: "Selvi",
  month: "2026-11",
  pieces: 45,
  lines: [],
  counted: [],
  entries: [],
  earnedPaise: 984_000,
  paidPaise: 600_000,
  duePaise: 384_000,
  unpriced: 0,
};

test("a chat message has the sums of the statement", () => {
  expect(shareText(statement, "Hem & Mogra")).toBe("Selvi, piecework November 2026\n45 pieces, ₹9,840 earned\n₹6,000 paid, ₹3,840 to pay\nHem & Mogra");
  expect(shareText({ ...statement, duePaise: -1_000 }, undefined)).toContain("₹6,000 paid, ₹10 too much");
});

test("an entry says how it was paid", () => {
  expect(entryText({ kind: "payment", method: "cash" })).toBe("Cash");
  expect(entryText({ kind: "advance", method: "upi" })).toBe("Advance, UPI");
  expect(entryText({ kind: "bonus" })).toBe("Bonus");
});
