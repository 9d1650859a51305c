import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { detailOf, pieceOf } from "../../../../testing/orderDetail";
import { sampleOf } from "../../../../testing/sample";
import { answer, refuse } from "../../../../testing/server";

test("a refused date of a payment is explained at its field", async () => {
  be(owner);
  answer("get", "/admin/orders/{id}", detailOf([pieceOf(1)]));
  answer("get", "/admin/orders/team", []);
  answer("get", "/catalogue/products", []);
  answer("get", "/garments/types", []);
  answer("get", "/garments/choices", []);
  answer("get", "/admin/payments/order-ledgers/{order}", { ...sampleOf("admin_ledger_view"), takesPayments: true });
  const message = "Choose a day after the order was placed.";
  const fields = [{ field: "day", code: "invalid", message }];
  refuse("post", "/admin/payments/order-ledgers/{order}/entries", () => Response.json({ code: "request.invalid_body", message: "Check it.", fields }, { status: 422 }));
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: /^(Other amount|Record a payment)$/ }));
  fireEvent.change(screen.getByLabelText("Amount in rupees"), { target: { value: "450" } });
  const day = screen.getByLabelText("Date");
  fireEvent.change(day, { target: { value: "2020-01-01" } });
  fireEvent.click(screen.getByRole("button", { name: "Record cash" }));
  await waitFor(() => expect(day.getAttribute("aria-invalid")).toBe("true"), { timeout: 2000 });
  expect(document.getElementById(day.getAttribute("aria-describedby") ?? "")?.textContent).toContain(message);
});
