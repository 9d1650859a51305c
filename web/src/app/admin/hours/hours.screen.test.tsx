import { act, fireEvent, screen, waitFor } from "@testing-library/react";
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

const WEEKEND = [0, 6];

/** The published text, and what the calendar lets customers book. */
function published(days: string, daysOff: number[], homes = 3): void {
  answer("get", "/admin/content/shop", { ...facts, shop: { ...facts.shop, hours: [{ days, time: "10:30 AM to 7 PM" }] } });
  answer("get", "/admin/calendar", { ...week, settings: { ...calendar(homes), daysOff } });
}

const ticked = () => screen.getAllByRole<HTMLInputElement>("checkbox").flatMap((day) => (day.checked ? [day.getAttribute("aria-label")] : []));
const step = async () => (await screen.findByText("Hours and slots")).closest("a") as HTMLElement;

test("the days are those that customers can book, and saving publishes them", async () => {
  published("Tuesday to Saturday", WEEKEND, 0);
  const shop = hold("put", "/admin/content/shop", () => ({ ...facts, ...hours("7:00 pm") }));
  const saved = hold("put", "/admin/calendar", () => calendar(3));
  await openScreen("/admin/settings/hours");
  await screen.findByText(/^Your published hours say Tuesday to Saturday, but customers can book Monday to Friday\. Saving here publishes/);
  expect(ticked()).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);
  expect(screen.getByLabelText<HTMLSelectElement>("Opens at").value).toBe("10:30");
  screen.getByText(/^No slot takes visits/);
  fireEvent.click(screen.getByRole("checkbox", { name: "Monday" }));
  screen.getByText(/^Customers book 11:00 AM To 1:00PM, /);
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saved.came(1);
  expect(saved.bodies).toMatchObject([{ daysOff: [0, 1, 6] }]);
  await saved.release();
  await shop.came(1);
  expect(shop.bodies).toMatchObject([{ hours: [{ days: "Tuesday to Friday", time: "10:30 am to 7:00 pm" }] }]);
  await shop.release();
});

test("the step is not done while the published hours name other days than customers can book", async () => {
  published("Tuesday to Saturday", []);
  await openScreen("/admin/setup");
  const open = await step();
  await waitFor(() => expect(open.textContent).toContain("Your published hours say Tuesday to Saturday, but customers can book Monday to Sunday."));
  expect(open.textContent).not.toContain("Done");
});

test("the step is done with the days that customers can book", async () => {
  published("Tuesday to Saturday", [0, 1]);
  await openScreen("/admin/setup");
  const open = await step();
  await waitFor(() => expect(open.textContent).toContain("Tuesday to Saturday, 3 visits a slot"));
  expect(open.textContent).toContain("Done");
});
