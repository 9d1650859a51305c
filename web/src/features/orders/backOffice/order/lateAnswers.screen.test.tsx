import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { OrderDetail } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { detailOf, pieceOf } from "../../../../testing/orderDetail";
import { answer, hold, problem } from "../../../../testing/server";

const detail = (fabric: string, pricePaise: number, more: Partial<OrderDetail> = {}): OrderDetail =>
  detailOf([pieceOf(1, { fabric, estimatePaise: 145_000, pricePaise })], { pricePaise, balancePaise: pricePaise }, more);

/** The order as the next read of it says. */
function show(order: OrderDetail): void {
  answer("get", "/admin/orders/{id}", order);
  answer("get", "/admin/orders/team", []);
}

beforeEach(() => {
  be(owner);
  show(detail("Silk", 145_000));
  answer("get", "/catalogue/products", []);
  answer("get", "/garments/types", []);
  answer("get", "/garments/choices", []);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test("only the sent part of a note leaves its field", async () => {
  const note = { id: 5, text: "Silk lining.", author: "Selvi M.", at: "2026-11-20T06:30:00Z" };
  const noted = detail("Silk", 145_000, { notes: [note] });
  const stored = hold("post", "/admin/orders/{id}/notes", () => noted);
  await openScreen("/admin/orders/1001");
  await screen.findByLabelText("New note");
  fill("New note", "Silk lining.");
  fireEvent.click(screen.getByRole("button", { name: /^Add note/ }));
  await stored.came(1);
  expect(stored.bodies).toEqual([{ text: "Silk lining." }]);
  fill("New note", "Silk lining. Call at six.");
  show(noted);
  await stored.release();
  await waitFor(() => expect(field("New note").value).toBe("Call at six."));
  await screen.findByText("Silk lining.");
});

test("a change by another person keeps what is being typed, and a changed price is a conflict first", async () => {
  await openScreen("/admin/orders/1001");
  const piece = within(await screen.findByRole("article", { name: "HM-1001/1" }));
  fireEvent.click(piece.getByRole("button", { name: /^Edit of the fabric/, hidden: true }));
  fireEvent.click(screen.getByRole("button", { name: "Edit price" }));
  fill("Fabric", "Raw silk, two metres");
  fill("Price in rupees", "1800");
  fill("WhatsApp message to Asha", "The border is here.");

  const moved = hold("post", "/admin/orders/{id}/step", () => detail("The customer's own saree", 150_000));
  fireEvent.click(screen.getByRole("button", { name: /^Move to Cutting Started/ }));
  await moved.came(1);
  show(detail("The customer's own saree", 150_000));
  await moved.release();
  await screen.findByText("Asha moved to Cutting Started");
  await screen.findAllByText("₹1,500");
  const typed = () => ["Fabric", "Price in rupees", "WhatsApp message to Asha"].map((label) => field(label).value);
  expect(typed()).toEqual(["Raw silk, two metres", "1800", "The border is here."]);

  let calls = 0;
  const saved = hold("put", "/admin/orders/{id}/price-adjustments", () => {
    calls += 1;
    const conflict = problem(409, "record.conflict", "Another user has changed this.");
    return calls === 1 ? conflict : HttpResponse.json(detail("The customer's own saree", 180_000));
  });
  const save = () => screen.getByRole("button", { name: /^Save price/ });
  fireEvent.click(save());
  await saved.came(1);
  await saved.release(0);
  await screen.findByText("Another user has changed this. The page has been updated.");
  expect(field("Price in rupees").value).toBe("1800");
  await waitFor(() => expect(save().getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(save());
  await saved.came(2);
  expect(saved.bodies).toMatchObject([
    { pieces: [{ id: 11, pricePaise: 180_000 }], fromPaise: 145_000 },
    { pieces: [{ id: 11, pricePaise: 180_000 }], fromPaise: 150_000 },
  ]);
  await act(() => saved.release(1));
  await screen.findByText("HM-1001 costs ₹1,800");
});
