import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Alteration } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { detailOf, pieceOf } from "../../../../testing/orderDetail";
import { answer, hold } from "../../../../testing/server";

const waist = { id: 9, pieceId: 11, work: "Take in the waist", pricePaise: 20_000, status: "Ready" as const, openedAt: "2026-07-20T06:30:00Z" };
const detail = detailOf(
  [pieceOf(1, { status: "Delivered", serviceModel: "Princess cut", number: "HM-1048" })],
  { status: "Delivered", alterations: [waist] },
  { alterations: [{ id: 9, version: 3 }] },
);

beforeEach(() => {
  be(owner);
  answer("get", "/admin/orders/{id}", detail);
  answer("get", "/admin/orders/team", [{ id: 4, name: "Kala" }]);
});

test("handing over a charged alteration asks for the money", async () => {
  const moves = hold("post", "/admin/orders/{id}/alterations/{alteration}/step", () => []);
  await openScreen("/admin/orders/1048");
  fireEvent.click(await screen.findByRole("button", { name: "Hand over" }));
  fireEvent.click(screen.getByRole("button", { name: "Take ₹200 UPI" }));
  await moves.came(1);
  await moves.release();
  expect(moves.bodies[0]).toEqual({ from: "Ready", to: "Handed Over", payment: { method: "upi", amountPaise: 20_000 } });
});

/** The order with its alteration changed. */
function showAlteration(alteration: Alteration): void {
  answer("get", "/admin/orders/{id}", { ...detail, order: { ...detail.order, alterations: [alteration] } });
  answer("get", "/admin/orders/team", []);
}

test("a free alteration is handed over only after a question, because that is final", async () => {
  const { pricePaise: _price, ...free } = waist;
  showAlteration(free);
  const moves = hold("post", "/admin/orders/{id}/alterations/{alteration}/step", () => []);
  await openScreen("/admin/orders/1048");
  fireEvent.click(await screen.findByRole("button", { name: "Hand over" }));
  const question = within(screen.getByRole("dialog", { name: "Hand over this alteration?" }));
  expect(moves.bodies).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: "Hand over" }));
  await moves.came(1);
  expect(moves.bodies).toEqual([{ from: "Ready", to: "Handed Over" }]);
  await moves.release();
});

test("a step of an alteration can be undone", async () => {
  showAlteration({ ...waist, status: "In Work" });
  const moves = hold("post", "/admin/orders/{id}/alterations/{alteration}/step", () => []);
  await openScreen("/admin/orders/1048");
  fireEvent.click(await screen.findByRole("button", { name: "Mark ready" }));
  await moves.came(1);
  await moves.release();
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await moves.came(2);
  expect(moves.bodies).toEqual([{ from: "In Work", to: "Ready" }, { from: "Ready", to: "In Work" }]);
  await moves.release(1);
});

test("an alteration of a delivered piece is recorded", async () => {
  const saves = hold("post", "/admin/orders/{id}/pieces/{piece}/alterations", () => detail);
  await openScreen("/admin/orders/1048");
  fireEvent.click(await screen.findByRole("button", { name: "Add alteration" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Say what to change.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("What to change"), { target: { value: "Shorten the sleeves" } });
  fireEvent.change(screen.getByLabelText("Price in rupees (optional)"), { target: { value: "1500000" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Enter at most ₹10,00,000.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Price in rupees (optional)"), { target: { value: "150" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await saves.came(1);
  await saves.release();
  expect(saves.bodies[0]).toEqual({ work: "Shorten the sleeves", pricePaise: 15_000 });
});

test("open alterations are on Today", async () => {
  answer("get", "/admin/alterations", [
    { id: 9, orderId: 1048, position: 1, number: "HM-1048", customer: "Asha Raman", serviceModel: "Princess cut", work: "Take in the waist", status: "Received", due: true },
  ]);
  await openScreen("/admin");
  expect(await screen.findByRole("heading", { name: "Alterations" })).toBeTruthy();
  expect(screen.getByText("Take in the waist")).toBeTruthy();
});
