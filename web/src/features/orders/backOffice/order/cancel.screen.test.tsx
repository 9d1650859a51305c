import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OrderDetail, Session } from "../../../../api/schema";
import { detailOf, pieceOf } from "../../../../testing/orderDetail";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer } from "../../../../testing/server";

/** What a member at the counter sees. */
function show(detail: OrderDetail): Promise<unknown> {
  be({ user: { ...owner.user, id: 5, role: "staff", staffRole: "counter" } } as Session);
  answer("get", "/admin/orders/{id}", detail);
  answer("get", "/admin/orders/team", []);
  answer("get", "/catalogue/products", []);
  answer("get", "/garments/types", []);
  answer("get", "/garments/choices", []);
  return openScreen("/admin/orders/1001");
}

test("before a paid order is cancelled it says who decides about the money, and who sees the reason", async () => {
  await show(detailOf([pieceOf(1)], { paidPaise: 50_000 }, { inShop: true }));
  fireEvent.click(await screen.findByRole("button", { name: "Cancel order" }));
  await screen.findByText("₹500 is paid. The owner decides about a refund.");
  const reason = screen.getByLabelText("Reason");
  expect(document.getElementById(reason.getAttribute("aria-describedby") ?? "")?.textContent).toContain("The customer sees it if they have an account.");
});

test("a partly paid advance says what is missing, and the counter whom to ask for a refund", async () => {
  const advance = { advance: "due", advancePaise: 35_000, advanceDuePaise: 5_000 } as const;
  await show(detailOf([pieceOf(1)], advance));
  await screen.findByText("₹50 not paid");
  cleanup();
  await show(detailOf([pieceOf(1)], { status: "Cancelled", paidPaise: 30_000 }));
  await screen.findByText("₹300 was paid. Only the owner can record a refund: ask them.");
});
