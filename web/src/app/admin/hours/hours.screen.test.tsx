import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { CalendarSettings } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { sampleOf } from "../../../testing/sample";
import { answer, hold } from "../../../testing/server";

const facts = sampleOf("admin_shop_view");
const hours = (to: string) => ({ shop: { ...facts.shop, hours: [{ days: "Monday to Saturday", time: `11:00 am to ${to}` }] } });
const week = sampleOf("admin_calendar_view");
const calendar = (homes: number): CalendarSettings => ({ capacities: [{ slot: "11:00 AM To 1:00PM", homes }], daysOff: [0], horizonDays: 60 });

const homes = () => screen.getByRole("group", { name: "Visits in one slot" }).querySelector("output")?.textContent;

beforeEach(() => be(owner));

test("the number of visits that was saved stays, however late the calendar is read again", async () => {
  answer("get", "/admin/content/shop", { ...facts, ...hours("7:00 pm"), version: 1 });
  answer("get", "/admin/calendar", { ...week, settings: calendar(3) });
  answer("put", "/admin/calendar", calendar(4));
  answer("put", "/admin/content/shop", { ...facts, ...hours("8:00 pm"), version: 2 });
  await openScreen("/admin/settings/hours");
  fireEvent.change(await screen.findByLabelText("Closes at"), { target: { value: "20:00" } });
  fireEvent.click(screen.getByRole("button", { name: "One visit more" }));

  answer("get", "/admin/content/shop", { ...facts, ...hours("8:00 pm"), version: 2 });
  const read = hold("get", "/admin/calendar", () => ({ ...week, settings: calendar(4) }));
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await read.came(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(homes()).toBe("4");
  await read.release();
  await screen.findByText("Hours saved. Booked visits do not change.");
  expect(homes()).toBe("4");
  expect(screen.getByLabelText<HTMLSelectElement>("Closes at").value).toBe("20:00");
});

test("what is being changed stays when the shop's details are changed elsewhere", async () => {
  answer("get", "/admin/content/shop", { ...facts, ...hours("7:00 pm"), version: 1 });
  answer("get", "/admin/calendar", { ...week, settings: calendar(3) });
  await openScreen("/admin/settings/hours");
  fireEvent.click(await screen.findByRole("button", { name: "One visit more" }));
  answer("get", "/admin/content/shop", { ...facts, ...hours("8:00 pm"), version: 2 });
  await act(async () => void window.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => screen.getByLabelText<HTMLSelectElement>("Closes at").value).toBe("20:00");
  expect(homes()).toBe("4");
});
