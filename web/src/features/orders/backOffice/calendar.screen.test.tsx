import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { CalendarWeek, OrderLine } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
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
