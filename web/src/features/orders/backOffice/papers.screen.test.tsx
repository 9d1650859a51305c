import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { detailOf, pieceOf } from "../../../testing/orderDetail";
import { sampleOf } from "../../../testing/sample";
import { answer, hold } from "../../../testing/server";

const detail = detailOf(
  ["Blouse", "Lehenga"].map((serviceName, place) =>
    pieceOf(1 + place, {
      id: 7 + place,
      serviceName,
      forWhom: "இளவரசி",
      pricePaise: 123_400,
      measurements: { frontNeck: 19.1 },
      lengths: [{ field: "frontNeck", label: "முன் கழுத்து", cm: 19.1 }],
      unit: "cm",
    }),
  ),
  { contactNumber: "9840012345", statusKey: "0123456789abcdef" },
  { pieces: [{ id: 7, assignee: { id: 3, name: "Selvi M." }, storagePlace: "B2", version: 1, steps: [] }] },
);

beforeEach(() => {
  be(owner);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), measurementUnit: "in" });
  answer("get", "/admin/orders/{id}", detail);
  answer("get", "/admin/orders/team", []);
  return () => vi.unstubAllGlobals();
});

test("slip and job cards open as PDF, each piece on its own too", async () => {
  await openScreen("/admin/orders/1001");
  const slip = await screen.findByRole("link", { name: "Print customer’s slip" });
  expect(slip.getAttribute("href")).toBe("/api/admin/orders/1001/slip.pdf?format=a5");
  fireEvent.click(screen.getByRole("button", { name: "80 mm" }));
  expect(slip.getAttribute("href")).toBe("/api/admin/orders/1001/slip.pdf?format=roll");
  expect(screen.getByRole("link", { name: "Print job cards" }).getAttribute("href")).toBe("/api/admin/orders/1001/job-cards.pdf");
  expect(screen.getByRole("link", { name: "2. Lehenga" }).getAttribute("href")).toBe("/api/admin/orders/1001/job-cards.pdf?piece=2");
});

test("without apps that take files, WhatsApp opens with the link to the status page", async () => {
  const open = vi.fn();
  vi.stubGlobal("open", open);
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: "WhatsApp" }));
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  const address = decodeURIComponent(String(open.mock.calls[0]?.[0]));
  expect(address).toContain("https://wa.me/919840012345?text=Hello Asha, here is your order HM-1001.");
  expect(address).toContain("/orderstatus/0123456789abcdef");
});

test("a scanned piece shows its next step, which moves only when pressed", async () => {
  const moves = hold("post", "/admin/orders/{id}/pieces/{piece}/step", () => detail);
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
