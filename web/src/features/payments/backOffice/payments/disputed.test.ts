import { expect, test } from "vitest";
import type { PaymentDispute } from "../../../../api/schema";
import { disputesSay, mayGoTwice, reasonOf, state } from "./disputed";

const dispute = (status: PaymentDispute["status"], respondBy?: string): PaymentDispute => ({
  id: "disp_1",
  paymentId: "pay_1",
  amountPaise: 180_000,
  reason: "goods_not_received",
  status,
  at: "2026-11-20T10:00:00Z",
  test: false,
  ...(respondBy && { respondBy }),
});

test("a dispute names the deadline for a response", () => {
  expect(disputesSay([]).count).toBe(0);
  expect(disputesSay([dispute("won")]).count).toBe(0);
  expect(disputesSay([dispute("open", "2026-11-27T10:00:00Z")]).says).toBe("A payment of ₹1,800 is disputed: respond by 27 Nov 2026");
  expect(disputesSay([dispute("open"), dispute("open")]).says).toBe("2 payments are disputed: respond to the first");
  const test = { ...dispute("open"), test: true };
  expect(disputesSay([test]).says).toBe("TEST: A payment of ₹1,800 is disputed: respond");
  expect(disputesSay([test, test]).says).toMatch(/^TEST: 2 payments/);
  expect(disputesSay([test, dispute("open")]).says).toMatch(/^2 payments/);
  expect(state(dispute("open", "2026-11-27T10:00:00Z"))).toContain("under Disputes, by 27 Nov 2026.");
});

test("the bank's reason code becomes plain words", () => {
  expect(reasonOf(dispute("open"))).toBe("Goods not received");
});

test("a refund may pay twice while a dispute is open or lost", () => {
  expect(mayGoTwice([])).toBe(false);
  expect(mayGoTwice([dispute("won"), dispute("closed")])).toBe(false);
  for (const status of ["open", "under_review", "lost"] as const) expect(mayGoTwice([dispute(status)])).toBe(true);
});
