import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { OrderDetail } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { detailOf, pieceOf } from "../../../../testing/orderDetail";
import { answer, hold, problem, refuse } from "../../../../testing/server";

const two = (): OrderDetail =>
  detailOf(
    [
      pieceOf(1, { estimatePaise: 125_000, pricePaise: 145_000, promisedDay: "2099-12-05" }),
      pieceOf(2, { serviceName: "Fall and pico", serviceModel: "Fall and pico", forWhom: "கமலா", fabric: "Kanjivaram", fabricSource: "shop", pricePaise: 35_000, promisedDay: "2099-12-03" }),
    ],
    { pricePaise: 180_000, balancePaise: 120_000 },
    { pieces: [{ id: 11, version: 1, steps: [] }, { id: 12, version: 3, storagePlace: "B2", steps: [] }] },
  );

beforeEach(() => {
  be(owner);
  answer("get", "/admin/orders/{id}", two());
  answer("get", "/admin/orders/team", [{ id: 3, name: "Selvi M." }]);
  answer("get", "/catalogue/products", []);
  answer("get", "/garments/types", []);
  answer("get", "/garments/choices", []);
});

const card = async (number: string) => within(await screen.findByRole("article", { name: number }));

test("each piece is changed by itself, and its fabric keeps its source and shelf", async () => {
  const saved = hold("put", "/admin/orders/{id}/pieces/{piece}/fabric", two);
  await openScreen("/admin/orders/1001");
  const piece = await card("HM-1001/2");
  fireEvent.click(piece.getByRole("button", { name: /^Edit of the fabric/, hidden: true }));
  fireEvent.change(piece.getByLabelText("Fabric"), { target: { value: "Kanjivaram, 5.5 m" } });
  fireEvent.click(piece.getByRole("button", { name: "Save", hidden: true }));
  await saved.came(1);
  expect(saved.bodies).toEqual([{ text: "Kanjivaram, 5.5 m", source: "shop", storagePlace: "B2" }]);
  saved.release();
});

test("the maker of the second piece is the second piece's", async () => {
  const assigned = refuse("put", "/admin/orders/{id}/pieces/{piece}/assignee", () => problem(409, "record.conflict", "Another user has changed this."));
  await openScreen("/admin/orders/1001");
  const piece = await card("HM-1001/2");
  await piece.findByRole("option", { name: "Selvi M." });
  fireEvent.change(piece.getByRole("combobox", { name: "Assigned to" }), { target: { value: "3" } });
  expect(await screen.findByText("Another user has changed this. The page has been updated.")).toBeTruthy();
  expect(new URL(assigned[0]?.url ?? "").pathname).toBe("/api/admin/orders/1001/pieces/12/assignee");
});

test("a maker is chosen on the order's page, and the choice is undone", async () => {
  const assigned = hold("put", "/admin/orders/{id}/pieces/{piece}/assignee", two);
  await openScreen("/admin/orders/1001");
  const piece = await card("HM-1001/2");
  await piece.findByRole("option", { name: "Selvi M." });
  fireEvent.change(piece.getByRole("combobox", { name: "Assigned to" }), { target: { value: "3" } });
  await assigned.came(1);
  await assigned.release();
  await screen.findByText("HM-1001/2 assigned to Selvi M.");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await assigned.came(2);
  expect(assigned.bodies).toEqual([{ assigneeId: 3 }, { fromId: 3 }]);
  await assigned.release(1);
});

test("the money stays in sight, and the next action is that of the piece due first", async () => {
  const moved = hold("post", "/admin/orders/{id}/pieces/{piece}/step", two);
  await openScreen("/admin/orders/1001");
  expect(await screen.findByText("Balance due")).toBeTruthy();
  expect(screen.getByText("₹1,200")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Record payment" })).toBeTruthy();
  const bar = screen.getByText(/^Next: HM-1001\/2/).closest("div") as HTMLElement;
  fireEvent.click(within(bar).getByRole("button", { name: /^Move to Cutting Started/ }));
  await moved.came(1);
  expect(moved.bodies).toEqual([{ from: "Order Placed", to: "Cutting Started" }]);
  moved.release();
});

test("a changed piece is a conflict first, and what was typed stays", async () => {
  refuse("put", "/admin/orders/{id}/pieces/{piece}", () => problem(409, "record.conflict", "This piece has another version now."));
  await openScreen("/admin/orders/1001");
  fireEvent.click((await card("HM-1001/2")).getByRole("button", { name: "Edit piece HM-1001/2" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit HM-1001/2" }));
  fireEvent.change(dialog.getByLabelText("How many"), { target: { value: "2" } });
  const [first, second] = two().order.pieces;
  const others = [{ ...first!, note: "Pads" }, { ...second!, quantity: 3, forWhom: "Lalitha" }];
  answer("get", "/admin/orders/{id}", detailOf(others, { ...two().order, pieces: others }, { pieces: [{ id: 11, version: 1, steps: [] }, { id: 12, version: 4, steps: [] }] }));
  answer("get", "/admin/orders/team", []);
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This piece has another version now. The page has been updated.")).toBeTruthy();
  expect((await dialog.findByRole("alert")).textContent).toBe("How many was changed to 3. Saving replaces it.For whom is now Lalitha.");
  expect(dialog.getByLabelText<HTMLInputElement>("How many").value).toBe("2");
  await waitFor(() => expect(dialog.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBeNull());

  const saved = hold("put", "/admin/orders/{id}/pieces/{piece}", two);
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  await saved.came(1);
  expect(saved.bodies).toEqual([{ work: "Fall and pico", quantity: 2, forWhom: "Lalitha", version: 4 }]);
  saved.release();
});

test("an undo names the step that it undoes, not the last one", async () => {
  answer("get", "/admin/orders/{id}", { ...two(), undoable: "8-40" });
  answer("get", "/admin/orders/team", []);
  const moved = hold("post", "/admin/orders/{id}/pieces/{piece}/step", () => ({ ...two(), undoable: "8-41" }));
  const undone = hold("post", "/admin/orders/{id}/undo", two);
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: "Undo last step" }));
  await undone.came(1);
  await undone.release(0);
  fireEvent.click((await card("HM-1001/1")).getByRole("button", { name: /^Move to Cutting Started/ }));
  await moved.came(1);
  await moved.release();
  await screen.findByText("HM-1001/1 moved to Cutting Started");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await undone.came(2);
  expect(undone.bodies).toEqual([{ change: "8-40" }, { change: "8-41" }]);
  await undone.release(1);
});

test("a customer without a mobile number is offered no WhatsApp message", async () => {
  const { contactNumber: _, ...order } = two().order;
  answer("get", "/admin/orders/{id}", { ...two(), order } as OrderDetail);
  answer("get", "/admin/orders/team", []);
  await openScreen("/admin/orders/1001");
  await card("HM-1001/1");
  expect(screen.queryByRole("link", { name: "Open in WhatsApp" })).toBeNull();
});

test("a visit is moved from its own day on, to no time that is over", async () => {
  const slot = (free: number) => ({ slot: "11:00 AM To 1:00PM" as const, free, visits: [] });
  const day = (name: string, free: number) => ({ day: name, closed: false, slots: [slot(free)], trials: [], due: [] });
  const asked = refuse("get", "/admin/calendar", () => Response.json({ days: [day("2099-12-05", 2), day("2099-12-06", 0)], settings: { capacities: [], daysOff: [], horizonDays: 90 } }));
  const visit = { appointmentDate: "2099-12-05", appointmentTime: "3:00PM To 5:00PM" } as const;
  answer("get", "/admin/orders/{id}", detailOf(two().order.pieces, { ...two().order, ...visit }));
  answer("get", "/admin/orders/team", []);
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: /^Move visit/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Move Asha's visit" }));
  expect((await dialog.findByRole("button", { name: /^Sat/ })).getAttribute("aria-pressed")).toBe("true");
  expect(asked.map(({ url }) => new URL(url).searchParams.get("from"))).toContain("2099-12-05");
});

test("an unchanged item keeps its estimate in proportion to the quantity, and the agreed price stays", async () => {
  await openScreen("/admin/orders/1001");
  fireEvent.click((await card("HM-1001/1")).getByRole("button", { name: "Edit piece HM-1001/1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit HM-1001/1" }));
  fireEvent.change(dialog.getByLabelText("How many"), { target: { value: "2" } });
  expect(dialog.getByText(/^Estimate ₹2,500\. Agreed ₹1,450 stays\./)).toBeTruthy();
});

const NECK = {
  id: 1,
  name: "Neck",
  several: false,
  required: true,
  options: [
    { id: 5, name: "Deep U", pricePaise: 0, available: true },
    { id: 6, name: "Boat", pricePaise: 15_000, available: true },
    { id: 7, name: "Pot", pricePaise: 20_000, available: false },
  ],
};

test("a piece of no product is offered the choices of its garment type, with what they add", async () => {
  answer("get", "/garments/types", [{ id: 2, name: "Blouse", points: 1, fields: [] }]);
  answer("get", "/garments/choices", [NECK]);
  const saved = hold("put", "/admin/orders/{id}/pieces/{piece}", two);
  await openScreen("/admin/orders/1001");
  fireEvent.click((await card("HM-1001/2")).getByRole("button", { name: "Edit piece HM-1001/2" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit HM-1001/2" }));
  await dialog.findByRole("option", { name: "Blouse" });
  fireEvent.change(dialog.getByLabelText(/^Garment type/), { target: { value: "2" } });
  fireEvent.change(dialog.getByLabelText("How many"), { target: { value: "2" } });
  expect((await dialog.findByRole("button", { name: "Pot +₹200" })).hasAttribute("disabled")).toBe(true);
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByRole("alert").textContent).toBe("Please choose an option of “Neck”.");
  fireEvent.click(dialog.getByRole("button", { name: "Boat +₹150" }));
  expect(dialog.getByRole("status").textContent).toBe("Choices add ₹300");
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  await saved.came(1);
  expect(saved.bodies).toEqual([{ work: "Fall and pico", garmentTypeId: 2, optionIds: [6], quantity: 2, forWhom: "கமலா", version: 3 }]);
  saved.release();
});

test("without a connection a piece says so and stays open", async () => {
  refuse("put", "/admin/orders/{id}/pieces/{piece}");
  await openScreen("/admin/orders/1001");
  fireEvent.click((await card("HM-1001/1")).getByRole("button", { name: "Edit piece HM-1001/1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit HM-1001/1" }));
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("No Network Connection. Please try again when you are online.")).toBeTruthy();
  expect(screen.getByRole("dialog", { name: "Edit HM-1001/1" })).toBeTruthy();
});

test("the prices of several pieces are saved together with an extra", async () => {
  const saved = hold("put", "/admin/orders/{id}/price-adjustments", two);
  await openScreen("/admin/orders/1001");
  expect((await screen.findAllByText("₹200 over the estimate")).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole("button", { name: "Edit price" }));
  fireEvent.change(screen.getByLabelText("2. Fall and pico for கமலா, in rupees"), { target: { value: "400" } });
  fireEvent.click(screen.getByRole("button", { name: "Add an extra" }));
  fireEvent.change(screen.getByLabelText("Extra"), { target: { value: "Latkan" } });
  fireEvent.change(screen.getByLabelText("In rupees"), { target: { value: "150" } });
  fireEvent.click(screen.getByRole("button", { name: "Save price" }));
  await saved.came(1);
  expect(saved.bodies).toEqual([
    { pieces: [{ id: 11, pricePaise: 145_000 }, { id: 12, pricePaise: 40_000 }], extras: [{ label: "Latkan", pricePaise: 15_000 }], rushPaise: 0, fromPaise: 180_000 },
  ]);
  saved.release();
});

test("a removed piece can be restored at once", async () => {
  const removed = hold("delete", "/admin/orders/{id}/pieces/{piece}", two);
  await openScreen("/admin/orders/1001");
  fireEvent.click((await card("HM-1001/2")).getByRole("button", { name: "Remove piece HM-1001/2" }));
  await removed.came(1);
  removed.release();
  const notice = (await screen.findByText("HM-1001/2 removed")).parentElement as HTMLElement;
  const restored = hold("post", "/admin/orders/{id}/pieces/{piece}/restore", two);
  fireEvent.click(within(notice).getByRole("button", { name: "Undo" }));
  await restored.came(1);
  restored.release();
});

test("the status link is switched off only after a question in its place", async () => {
  const key = "0123456789abcdef0123456789abcdef";
  const { order, ...rest } = two();
  answer("get", "/admin/orders/{id}", { ...rest, order: { ...order, statusLink: "on", statusKey: key } });
  answer("get", "/admin/orders/team", []);
  const switched = hold("put", "/admin/orders/{id}/status-link", two);
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: /^Switch off/ }));
  expect(await screen.findByText(/stop working for good/)).toBeTruthy();
  expect(switched.bodies).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Switch off" }));
  await switched.came(1);
  expect(switched.bodies).toEqual([{ on: false }]);
  await switched.release();
  expect(await screen.findByText("The status link is off")).toBeTruthy();
});

test("a refused removal says why and the piece stays", async () => {
  refuse("delete", "/admin/orders/{id}/pieces/{piece}", () => problem(409, "orders.invoiced", "This price is already invoiced. Undo the delivery first."));
  await openScreen("/admin/orders/1001");
  fireEvent.click((await card("HM-1001/2")).getByRole("button", { name: "Remove piece HM-1001/2" }));
  expect(await screen.findByText(/already invoiced/)).toBeTruthy();
  expect(screen.queryByText("HM-1001/2 removed")).toBeNull();
});

test("of several pieces only the last delivered one asks for the balance", async () => {
  const { order } = two();
  const ready = (delivered: number) => {
    const pieces = order.pieces.map((piece, at) => ({ ...piece, status: at < delivered ? ("Delivered" as const) : ("Ready for Pickup" as const), step: 4 }));
    return detailOf(pieces, { ...order, pieces, status: "Ready for Pickup", step: 4, balancePaise: 135_000 });
  };
  const moved = hold("post", "/admin/orders/{id}/pieces/{piece}/step", two);
  const show = (delivered: number) => {
    answer("get", "/admin/orders/{id}", ready(delivered));
    answer("get", "/admin/orders/team", []);
  };
  show(0);
  await openScreen("/admin/orders/1001");
  fireEvent.click((await card("HM-1001/1")).getByRole("button", { name: /^Mark as Delivered/ }));
  await moved.came(1);
  show(1);
  await moved.release();
  const last = await card("HM-1001/2");
  await waitFor(() => expect(last.getByRole("button", { name: /^Mark as Delivered/ }).getAttribute("aria-disabled")).toBeNull());
  await screen.findByText("Delivered", { selector: "article *" });
  fireEvent.click(last.getByRole("button", { name: /^Mark as Delivered/ }));
  const question = within(await screen.findByRole("dialog", { name: "₹1,350 due" }));
  expect(moved.bodies).toHaveLength(1);
  fireEvent.click(question.getByRole("button", { name: "Deliver unpaid" }));
  await moved.came(2);
  expect(moved.bodies[1]).toEqual({ from: "Ready for Pickup", to: "Delivered", unpaid: true });
  await moved.release(1);
});

test("an invoiced price says why it cannot be edited", async () => {
  answer("get", "/admin/orders/{id}", detailOf(two().order.pieces, { ...two().order, status: "Delivered" }, { invoiced: true }));
  answer("get", "/admin/orders/team", []);
  await openScreen("/admin/orders/1001");
  expect(await screen.findByText(/on an issued invoice/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Edit price" })).toBeNull();
});

test("a piece says when it reached each step, and who moved it", async () => {
  const { order } = two();
  const steps = [
    { status: "Order Placed", at: "2026-11-13T13:35:00Z", by: "shop", name: "Malarvizhi A.", piece: 1 },
    { status: "Cutting Started", at: "2026-11-19T20:00:00Z", by: "shop", name: "Selvi M.", piece: 1 },
  ] as const;
  const pieces = order.pieces.map((piece) => ({ ...piece, status: "Cutting Started" as const, step: 2 }));
  answer("get", "/admin/orders/{id}", detailOf(pieces, { ...order, pieces }, { pieces: [{ id: 11, version: 1, steps: [...steps] }, { id: 12, version: 1, steps: [] }] }));
  answer("get", "/admin/orders/team", []);
  await openScreen("/admin/orders/1001");
  const piece = await card("HM-1001/1");
  const tape = within(piece.getByRole("list", { name: "Steps of this piece" })).getAllByRole("listitem");
  expect(tape.map(({ textContent }) => textContent)).toEqual(["Placed13 Nov", "Cutting20 Nov", "Stitching", "Ready"]);
  expect(piece.getByText(/^Cutting since Fri 20 November.*, 1:30 AM, by Selvi M\.$/)).toBeTruthy();
});

test("past visits stand beside the coming one with what they were for", async () => {
  const visits = [
    { day: "2026-11-03", slot: "11:00 AM To 1:00PM", purpose: "measure" },
    { day: "2099-12-01", slot: "3:00PM To 5:00PM", purpose: "hand_over" },
  ] as const;
  answer("get", "/admin/orders/{id}", detailOf(two().order.pieces, two().order, { visits: [...visits] }));
  answer("get", "/admin/orders/team", []);
  await openScreen("/admin/orders/1001");
  const past = (await screen.findByText("Past visit")).parentElement as HTMLElement;
  expect(past.textContent).toMatch(/3 November.*Measure and collect$/);
  expect(screen.getByText("Hand over")).toBeTruthy();
});

test("a maker's piece needs neither prices nor contacts", async () => {
  const { contactNumber: _, ...order } = two().order;
  const pieces = [pieceOf(1, { lengths: [{ field: "shoulder", label: "தோள்", cm: 36 }], note: "Left shoulder lower." })];
  answer("get", "/admin/orders/{id}", { ...detailOf(pieces), order: { ...order, pieces } } as OrderDetail);
  await openScreen("/admin/orders/1001/pieces/1");
  expect(await screen.findByRole("button", { name: "Move to Cutting Started" })).toBeTruthy();
  expect(screen.getByText("Left shoulder lower.")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^தோள்/ })).toBeTruthy();
  expect(screen.getByRole("article").textContent).not.toContain("₹");
});

test("a refused day is explained at its field", async () => {
  const message = "Choose a later day.";
  const fields = [{ field: "neededBy", code: "out_of_range", message }];
  refuse("put", "/admin/orders/{id}/needed-by", () => Response.json({ code: "request.invalid_body", message: "Check it.", fields }, { status: 422 }));
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: "Set the day it is needed" }));
  const day = screen.getByLabelText(/^Needed by/);
  fireEvent.change(day, { target: { value: "2099-12-01" } });
  fireEvent.click(screen.getByRole("button", { name: "Save day" }));
  await waitFor(() => expect(day.getAttribute("aria-invalid")).toBe("true"), { timeout: 2000 });
  expect(document.getElementById(day.getAttribute("aria-describedby") ?? "")?.textContent).toContain(message);
});

test("a paid advance names no customer in the history, as the team may have recorded it", async () => {
  const order = { advance: "paid", advancePaise: 50_000, advancePaidAt: "2026-11-21T06:30:00Z" } as const;
  answer("get", "/admin/orders/{id}", detailOf([pieceOf(1)], order, { history: [{ status: "Pending", at: "2026-11-20T06:30:00Z", by: "customer" }] }));
  // Otherwise the answer above is theirs too.
  answer("get", "/admin/orders/team", []);
  await openScreen("/admin/orders/1001");
  const paid = (await screen.findByText("Advance ₹500 paid")).closest("li") as HTMLElement;
  expect(paid.textContent).not.toMatch(/, by |Asha/);
  expect(screen.getByText("Requested an appointment").closest("li")?.textContent).toMatch(/, by Asha$/);
});
