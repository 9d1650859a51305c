import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { PieceRates, PieceworkStatement, Session } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { answer, hold } from "../../../testing/server";

const selvi = { user: { id: 3, name: "Selvi", mobile: "9000000003", email: "staff@example.com", role: "staff", staffRole: "maker" } } as Session;

const blouse = { id: 7, orderId: 1058, number: "HM-1058/1", item: "Blouse, everyday", garmentTypeId: 1, quantity: 1, day: "2026-07-23", ratePaise: 22_000, amountPaise: 22_000, redone: false, alteration: false };

const statement: PieceworkStatement = {
  makerId: 3,
  maker: "Selvi",
  mobile: "+919000000003",
  month: "2026-07",
  pieces: 3,
  lines: [
    { work: "Lehenga", garmentTypeId: 6, redone: false, pieces: 1 },
    { work: "Blouse", garmentTypeId: 1, redone: false, pieces: 1, ratePaise: 22_000, amountPaise: 22_000 },
    { work: "Blouse", garmentTypeId: 1, redone: true, pieces: 1, ratePaise: 0, amountPaise: 0 },
  ],
  counted: [blouse, { ...blouse, id: 8, number: "HM-1041/2", day: "2026-07-20", redone: true, ratePaise: 0, amountPaise: 0 }],
  entries: [{ id: 4, kind: "payment", method: "cash", amountPaise: 10_000, day: "2026-07-21", by: "Malarvizhi A." }],
  earnedPaise: 22_000,
  paidPaise: 10_000,
  duePaise: 12_000,
  unpriced: 1,
};

const rates: PieceRates = {
  garmentTypes: [{ id: 1, name: "Blouse" }],
  makers: [
    { id: 3, name: "Selvi" },
    { id: 4, name: "Kala" },
  ],
  rates: [
    { garmentTypeId: 1, ratePaise: 22_000, fromDay: "2026-01-01" },
    { garmentTypeId: 1, makerId: 3, ratePaise: 25_000, fromDay: "2026-01-01" },
  ],
};

beforeEach(() => {
  be(owner);
  answer("get", "/admin/piecework/statements/{maker}", statement);
  answer("get", "/admin/piecework/rates", rates);
});

const open = () => openScreen("/admin/piecework/3?month=2026-07");

test("a statement has what is left to pay, the work, and every piece", async () => {
  await open();
  expect(await screen.findByRole("img", { name: "₹100 of ₹220 paid" })).toBeTruthy();
  expect(screen.getByRole("row", { name: "Blouse 1 ₹220 ₹220" })).toBeTruthy();
  expect(screen.getByText("HM-1041/2, redone, no pay")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Thu 23 Jul" })).toBeTruthy();
  const chat = screen.getByRole("link", { name: "Send by WhatsApp" });
  expect(chat.getAttribute("href")).toContain("wa.me/919000000003");
});

test("the balance is recorded with one form", async () => {
  const saves = hold("post", "/admin/piecework/statements/{maker}/entries", () => statement);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Record payment ₹120" }));
  fireEvent.change(screen.getByLabelText("How"), { target: { value: "upi" } });
  fireEvent.click(screen.getByRole("button", { name: "Record payment" }));
  await saves.came(1);
  await saves.release();
  expect(saves.bodies[0]).toEqual({ month: "2026-07", kind: "payment", amountPaise: 12_000, fromDuePaise: 12_000, method: "upi" });
});

test("a deduction needs a reason", async () => {
  const saves = hold("post", "/admin/piecework/statements/{maker}/entries", () => statement);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Add a bonus or deduction" }));
  fireEvent.click(screen.getByLabelText("Deduction"));
  fireEvent.change(screen.getByLabelText("Amount in rupees"), { target: { value: "25" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Say what it is for.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Note"), { target: { value: "Thread" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await saves.came(1);
  await saves.release();
  expect(saves.bodies[0]).toMatchObject({ kind: "deduction", amountPaise: 2_500, note: "Thread" });
});

test("pieces without a rate are priced, and only then the month can be closed", async () => {
  const saves = hold("put", "/admin/piecework/statements/{maker}/missing-rates", () => ({ ...statement, unpriced: 0 }));
  await open();
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Close statement" })).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Set rate of Lehenga" }));
  fireEvent.change(screen.getByLabelText("Rupees for one piece"), { target: { value: "7500000" } });
  fireEvent.click(screen.getByRole("button", { name: "Save rate" }));
  expect(screen.getByText("Enter at most ₹10,00,000.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Rupees for one piece"), { target: { value: "750" } });
  fireEvent.click(screen.getByRole("button", { name: "Save rate" }));
  await saves.came(1);
  await saves.release();
  expect(saves.bodies[0]).toEqual({ month: "2026-07", garmentTypeId: 6, ratePaise: 75_000 });
});

test("the owner moves a counted piece to another maker, at that maker's rate", async () => {
  const saves = hold("put", "/admin/piecework/pieces/{id}", () => undefined as never);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Correct HM-1058/1" }));
  const made = await screen.findByLabelText("Made by");
  await within(made).findByRole("option", { name: "Kala" });
  fireEvent.change(made, { target: { value: "4" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await saves.came(1);
  await saves.release();
  expect(saves.bodies[0]).toEqual({ makerId: 4, fromMakerId: 3, fromRatePaise: 22_000 });
});

test("a maker reads their own statement and changes nothing", async () => {
  be(selvi);
  await openScreen("/admin/piecework?month=2026-07");
  expect(await screen.findByText("Balance to pay")).toBeTruthy();
  for (const name of [/^Record/, /^Correct/, /^Delete/, /^Set rate/, "Close statement"]) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("link", { name: "Edit rates" })).toBeNull();
});

test("a rate is changed from a day on", async () => {
  const saves = hold("put", "/admin/piecework/rates", () => rates);
  await openScreen("/admin/piecework/rates");
  expect(await screen.findByRole("button", { name: "Blouse, Kala: ₹220" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Blouse, Selvi: ₹250" }));
  fireEvent.change(screen.getByLabelText("Rupees for one piece (optional)"), { target: { value: "2600000" } });
  fireEvent.click(screen.getByRole("button", { name: "Save rate" }));
  expect(screen.getByText("Enter at most ₹10,00,000.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Rupees for one piece (optional)"), { target: { value: "260" } });
  fireEvent.change(screen.getByLabelText("Counts from"), { target: { value: "2199-01-01" } });
  fireEvent.click(screen.getByRole("button", { name: "Save rate" }));
  await saves.came(1);
  await saves.release();
  expect(saves.bodies[0]).toEqual({ garmentTypeId: 1, makerId: 3, ratePaise: 26_000, fromDay: "2199-01-01" });
});

test("a team member who finished nothing reads that, and no sums of nothing", async () => {
  be(selvi);
  answer("get", "/admin/piecework/statements/{maker}", { ...statement, pieces: 0, lines: [], counted: [], entries: [], earnedPaise: 0, paidPaise: 0, duePaise: 0, unpriced: 0 });
  await openScreen("/admin/piecework?month=2026-07");
  const main = within(screen.getByRole("main"));
  await main.findByText("No piecework in this month");
  expect(main.queryByText(/₹/)).toBeNull();
});
