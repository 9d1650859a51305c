import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { sampleOf } from "../../../testing/sample";
import { answer } from "../../../testing/server";

const sample = sampleOf("admin_order_view");
const detail = {
  ...sample,
  order: {
    ...sample.order,
    id: 1001,
    number: "HM-1001",
    status: "Order Placed" as const,
    measurements: { shoulder: 36.2 },
    pieces: sample.order.pieces.slice(0, 1).map((piece) => ({ ...piece, id: 1, unit: "in" as const, measurements: { shoulder: 36.2 }, fabric: "Raw silk, 2.5 m" })),
    warnings: [],
    trial: { day: "2026-11-20", slot: "1:00PM To 3:00PM" as const },
  },
  pieces: [{ id: 1, assignee: { id: 3, name: "Selvi M." } }],
  notes: [{ id: 1, text: "Silk lining", by: "Malarvizhi A.", at: "2026-11-10T06:30:00Z" }],
};

const print = vi.fn();
const main = () => within(screen.getByRole("main"));

beforeEach(() => {
  vi.stubGlobal("print", print);
  be(owner);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), measurementUnit: "in" });
  answer("get", "/admin/orders/{id}", detail as typeof sample);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("an order shows its measurements in inches and prints a complete cutting slip", async () => {
  await openScreen("/admin/orders/1001");
  expect((await main().findByRole("button", { name: /^Shoulder/ })).textContent).toContain("14¼");
  fireEvent.click(main().getByRole("button", { name: "Print cutting slip" }));
  const slip = (await screen.findByText("In inches")).closest("body > div");
  for (const printed of ["HM-1001", "14¼", "Fabric: Raw silk, 2.5 m", "Note: Silk lining", "Assigned to Selvi M.", "Trial Fri 20 November, 1:00PM To 3:00PM"])
    expect(slip?.textContent, printed).toContain(printed);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

test("a customer's page shows the last measurements in inches", async () => {
  const list = sampleOf("admin_order_list");
  answer("get", "/admin/orders", { ...list, items: list.items.map((line) => ({ ...line, id: 1001 })) });
  answer("get", "/admin/courses/enrolments", sampleOf("admin_enrolment_list"));
  await openScreen("/admin/customers/2");
  expect((await main().findByText("14¼ in")).previousSibling?.textContent).toBe("Shoulder");
});
