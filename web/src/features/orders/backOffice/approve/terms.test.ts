import { expect, test } from "vitest";
import { rupees } from "../../../../format/money";
import { detailOf, pieceOf } from "../../../../testing/orderDetail";
import { advanceOffers, discountOn, messages, overEstimate, readTerms, sumsOf, type TermsTyped } from "./terms";

const settings = { advancePercent: 30, advanceRoundingPaise: 5_000, rushPaise: 0, readyDays: 10, balanceOnline: true, slipTerms: "" };
const { order } = detailOf([pieceOf(1), pieceOf(2)], { status: "Pending" });
const typed: TermsTyped = {
  pieces: { 11: { price: "4,000", day: "2099-12-03", maker: "3" }, 12: { price: "350", day: "", maker: "" } },
  rush: "",
  discount: "",
  reason: "",
};

test("the total is that of the pieces, with rush fee and discount", () => {
  expect(sumsOf(typed)).toEqual({ pieces: 435_000, rush: 0, discount: 0, total: 435_000 });
  expect(sumsOf({ ...typed, rush: "200", discount: "5%" })).toEqual({ pieces: 435_000, rush: 20_000, discount: 21_800, total: 433_200 });
  expect(sumsOf({ ...typed, discount: "much" })).toBeUndefined();
  expect(discountOn(123_450, "10%"), "half up to whole rupees, as the server").toBe(12_300);
});

test("only a price above the estimate is pointed out", () => {
  expect(overEstimate(260_000, { estimatePaise: 240_000 })).toBe(20_000);
  expect(overEstimate(240_000, { estimatePaise: 240_000 })).toBeUndefined();
  expect(overEstimate(240_000, {})).toBeUndefined();
});

test("the advance is suggested as a share, and without a price as a usual amount", () => {
  const { offers, suggested } = advanceOffers(415_000, settings, rupees);
  expect(suggested).toBe(125_000);
  expect(offers.map(({ label, paise }) => [label, paise])).toEqual([["None", 0], ["30 %", 125_000], ["50 %", 210_000]]);
  expect(advanceOffers(0, settings, rupees).suggested).toBe(50_000);
});

test("what is agreed on is sent at once", () => {
  expect(readTerms({ ...typed, discount: "5%", reason: " Regular " }, 125_000, order, true)).toEqual({
    approval: {
      advancePaise: 125_000,
      pieces: [{ id: 11, pricePaise: 400_000, promisedDay: "2099-12-03", assigneeId: 3 }, { id: 12, pricePaise: 35_000 }],
      discountPercent: 5,
      discountReason: "Regular",
    },
  });
  expect(readTerms(typed, 50_000, order, false), "without prices for those who see none").toEqual({
    approval: { advancePaise: 50_000, pieces: [{ id: 11, promisedDay: "2099-12-03", assigneeId: 3 }, { id: 12 }] },
  });
});

test("what cannot be approved is refused at its field", () => {
  const wrong = (more: Partial<TermsTyped>, advance: number | undefined = 0) => readTerms({ ...typed, ...more }, advance, order, true);
  expect(wrong({ pieces: { ...typed.pieces, 12: { price: "cheap", day: "", maker: "" } } })).toEqual({ at: "price-12", message: messages.amount });
  expect(wrong({ rush: "soon" })).toEqual({ at: "rush", message: messages.amount });
  expect(wrong({ pieces: { ...typed.pieces, 12: { price: "2,00,00,000", day: "", maker: "" } } })).toEqual({ at: "price-12", message: "Enter at most ₹1,00,00,000." });
  expect(wrong({ rush: "10,00,001" })).toEqual({ at: "rush", message: "Enter at most ₹10,00,000." });
  expect(wrong({}, 100_000_001)).toEqual({ at: "advance", message: "Enter at most ₹10,00,000." });
  expect(wrong({ discount: "200" })).toEqual({ at: "reason", message: messages.reason });
  expect(wrong({ discount: "9000", reason: "Gift" })).toEqual({ at: "discount", message: messages.tooMuch });
  expect(wrong({}, 435_100)).toEqual({ at: "advance", message: messages.advanceTooMuch });
  expect(readTerms(typed, undefined, order, true)).toEqual({ at: "advance", message: messages.advance });
});
