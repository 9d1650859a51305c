import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { CalendarWeek, OrderLine } from "../../../api/schema";
import { be, goTo, openScreen, owner } from "../../../testing/openScreen";
import { detailOf } from "../../../testing/orderDetail";
import { sampleOf } from "../../../testing/sample";
import { answer, hold, problem } from "../../../testing/server";
import { dayAfter, mondayOf, todayInIndia } from "./subject";

const today = todayInIndia();
const KALA = { id: 4, name: "Kala" };

const visit: OrderLine = {
  id: 1003,
  number: "HM-1003",
  status: "Order Placed",
  customer: "Asha Raman",
  hasEmail: true,
  serviceName: "Blouse",
  appointmentDate: today,
  appointmentTime: "11:00 AM To 1:00PM",
  visitPurpose: "measure",
  pinCode: "600020",
  advance: "none",
  pieceCount: 1,
  assignees: [],
  due: false,
  createdAt: "2026-11-01T06:00:00Z",
};

const week: CalendarWeek = {
  days: Array.from({ length: 7 }, (_, days) => dayAfter(mondayOf(today), days)).map((day) => ({
    day,
    closed: false,
    slots: [{ slot: "11:00 AM To 1:00PM", free: 2, visits: day === today ? [visit] : [] }],
    trials: [],
    due: [],
  })),
  settings: { capacities: [{ slot: "11:00 AM To 1:00PM", homes: 3 }], daysOff: [], horizonDays: 90 },
};

beforeEach(() => {
  be(owner);
  answer("get", "/admin/calendar", week);
  answer("get", "/admin/orders/team", [KALA]);
  vi.stubGlobal("scrollTo", () => undefined);
});

const person = () => screen.findByLabelText<HTMLSelectElement>("Who goes to Asha Raman");

test("who goes to a visit is chosen in the calendar, and a conflict is explained", async () => {
  const saves = hold("put", "/admin/orders/{id}/visit/assignee", () => problem(409, "record.conflict", "This has been changed by someone else. Check their changes before you save."));
  await openScreen("/admin/calendar");
  await within(await person()).findByRole("option", { name: "Kala" });
  fireEvent.change(await person(), { target: { value: "4" } });
  await saves.came(1);
  expect(saves.bodies).toEqual([{ assigneeId: 4 }]);
  await saves.release();
  await screen.findByText(/changed by someone else/);
});

test("the calendar of one person leaves out the visits of others", async () => {
  await openScreen("/admin/calendar?maker=4");
  await screen.findByText("No visits on this day.");
  expect(screen.queryByText("Asha Raman")).toBeNull();
});

/** Gives the free slot of today to the order of Asha Raman, whose visit is on this day. */
async function giveSlot(booked: string): Promise<ReturnType<typeof hold>> {
  const time = { appointmentDate: booked, appointmentTime: "5:00PM To 7:00PM" as const };
  const list = sampleOf("admin_order_list");
  answer("get", "/admin/orders", { ...list, items: [{ ...visit, ...time }] });
  const visits = [{ day: booked, slot: time.appointmentTime, purpose: "trial" as const }];
  answer("get", "/admin/orders/{id}", detailOf([], { id: 1003, ...time }, { visits }));
  answer("get", "/admin/orders/team", [KALA]);
  const moves = hold("put", "/admin/orders/{id}/visit", () => detailOf([], { id: 1003 }));
  await openScreen(`/admin/calendar?day=${today}`);
  fireEvent.click((await screen.findAllByRole("button", { name: /^Add a visit/ }))[0] as HTMLElement);
  const dialog = within(screen.getByRole("dialog", { name: "Add a visit" }));
  fireEvent.change(dialog.getByRole("searchbox"), { target: { value: "Asha" } });
  fireEvent.click(await dialog.findByRole("button", { name: /Asha Raman/ }));
  await moves.came(1);
  await moves.release();
  return moves;
}

test("a booked visit that takes a free slot goes back by Undo, with what it was for", async () => {
  const booked = dayAfter(today, 3);
  const moves = await giveSlot(booked);
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await moves.came(2);
  expect(moves.bodies[1]).toEqual({ day: booked, slot: "5:00PM To 7:00PM", purpose: "trial" });
  await moves.release(1);
});

test("a past visit stays, so that there is nothing to undo", async () => {
  await giveSlot(dayAfter(today, -3));
  await screen.findByText(/^Visit to Asha Raman .* No email is sent for this\.$/);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("weekly settings that were not saved are there again after another screen", async () => {
  const visits = () => screen.findByRole("group", { name: "11:00 AM To 1:00PM" });
  const saves = hold("put", "/admin/calendar", (body) => body as CalendarWeek["settings"]);
  await openScreen("/admin/calendar");
  fireEvent.click(within(await visits()).getByRole("button", { name: /^One visit more/ }));
  fireEvent.change(screen.getByLabelText("Days customers can book ahead"), { target: { value: "60" } });
  await goTo("/admin/calendar/subscribe");
  await screen.findByRole("heading", { name: /calendar/i, level: 1 });
  expect(screen.queryByRole("group", { name: "11:00 AM To 1:00PM" })).toBeNull();
  await goTo("/admin/calendar");
  within(await visits()).getByText("4");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await saves.came(1);
  expect(saves.bodies).toEqual([{ ...week.settings, capacities: [{ slot: "11:00 AM To 1:00PM", homes: 4 }], horizonDays: 60 }]);
  await saves.release();
  within(await visits()).getByText("3");
  expect(screen.queryByRole("button", { name: "Discard changes" })).toBeNull();
});

test("saved weekly settings are undone", async () => {
  const saves = hold("put", "/admin/calendar", (body) => body as CalendarWeek["settings"]);
  await openScreen("/admin/calendar");
  fireEvent.click(await screen.findByRole("button", { name: "One visit fewer, 11:00 AM To 1:00PM" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Sunday" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await saves.came(1);
  await saves.release();
  await screen.findByText("Weekly settings saved");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Sunday" }).checked).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await saves.came(2);
  expect(saves.bodies).toEqual([{ ...week.settings, capacities: [{ slot: "11:00 AM To 1:00PM", homes: 2 }], daysOff: [0] }, week.settings]);
  await saves.release(1);
});
