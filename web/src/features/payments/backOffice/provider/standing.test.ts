import { expect, test } from "vitest";
import type { PaymentDispute } from "../../../../api/schema";
import { disputesSay, heard, standing } from "./standing";

const dispute = (status: PaymentDispute["status"], respondBy?: string): PaymentDispute => ({
  id: "disp_1",
  paymentId: "pay_1",
  amountPaise: 180_000,
  reason: "fraud",
  status,
  at: "2026-11-20T10:00:00Z",
  ...(respondBy && { respondBy }),
});

test("only live keys are said to move money", () => {
  expect(standing({ mode: "sandbox" }).says).toContain("no money moves");
  expect(standing({ mode: "test" }).says).toContain("no money moves");
  expect(standing({ mode: "live" }).says).toContain("real money");
});

test("a dispute says by when it has to be answered", () => {
  expect(disputesSay([]).count).toBe(0);
  expect(disputesSay([dispute("won")]).count).toBe(0);
  expect(disputesSay([dispute("open", "2026-11-27T10:00:00Z")]).says).toBe("A payment of ₹1,800 is disputed: answer by 27 Nov 2026");
  expect(disputesSay([dispute("open"), dispute("open")]).says).toBe("2 payments are disputed: answer the first");
});

test("silence is told apart from a message", () => {
  expect(heard(undefined)).toContain("No message has come yet");
  expect(heard("2026-11-20T10:00:00Z")).toContain("20 Nov 2026");
});
