import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { sampleOf } from "../../../testing/sample";
import { answer, hold } from "../../../testing/server";

const sample = sampleOf("admin_order_view");
const detail = {
  ...sample,
  order: {
    ...sample.order,
    id: 1001,
    number: "HM-1001",
    pieces: sample.order.pieces.slice(0, 1).map((piece) => ({
      ...piece,
      id: 7,
      position: 1,
      number: "HM-1001",
      serviceName: "Blouse",
      forWhom: "இளவரசி",
      status: "Order Placed" as const,
      pricePaise: 123_400,
      measurements: { frontNeck: 19.1 },
      lengths: [{ field: "frontNeck", label: "முன் கழுத்து", cm: 19.1 }],
      unit: "cm" as const,
    })),
  },
  pieces: [{ id: 7, assignee: { id: 3, name: "Selvi M." }, shelf: "B2", version: 1 }],
};

beforeEach(() => {
  vi.stubGlobal("print", vi.fn());
  be(owner);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), measurementUnit: "in" });
  answer("get", "/admin/orders/{id}", detail as typeof sample);
  answer("get", "/admin/orders/{id}/print-codes", sampleOf("admin_print_code_list"));
  return () => vi.unstubAllGlobals();
});

test("a job card names the piece, its maker and its lengths in the shop's unit, and no price", async () => {
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: "Job card" }));
  const card = (await screen.findByText("Pin swatch")).closest("article");
  for (const printed of ["HM-1001", "இளவரசி", "Selvi M.", "முன் கழுத்து", "7½", "shelf B2"]) expect(card?.textContent, printed).toContain(printed);
  expect(card?.textContent).not.toContain("1,234");
});

test("a scanned piece shows its next step, which moves only when pressed", async () => {
  const moves = hold("post", "/admin/orders/{id}/pieces/{piece}/step", () => detail as typeof sample);
  await openScreen("/admin/orders/1001/pieces/1");
  const step = await screen.findByRole("button", { name: "Move to Cutting Started" });
  expect(moves.bodies).toHaveLength(0);
  fireEvent.click(step);
  await moves.came(1);
  expect(moves.bodies).toEqual([{ from: "Order Placed", to: "Cutting Started" }]);
});

test("an unknown piece is not found", async () => {
  await openScreen("/admin/orders/1001/pieces/9");
  expect(await screen.findByText("Piece not found")).toBeTruthy();
});
