import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "@playwright/test";
import type { CalendarWeek } from "../../src/api/schema";
import { people } from "../support/people";
import { python } from "../support/pythonTools";
import { expect, httpTest as test } from "../support/test";

interface Read {
  name: string;
  problems: string[];
  events: { uid: string; start: string; status: string; summary: string; location: string }[];
}

const reader = fileURLToPath(new URL("../clients/read_calendar.py", import.meta.url));

/** The address of a person's calendar, as its screen shows it once. */
async function calendarOf(request: APIRequestContext, shop: string, { mobile, password }: { mobile: string; password: string }): Promise<string> {
  const headers = { origin: shop };
  expect((await request.post(`${shop}/api/session`, { headers, data: { mobile, password } })).status(), "logging in").toBe(200);
  const made = await request.post(`${shop}/api/me/calendar-feed`, { headers });
  expect(made.status(), "making an address").toBe(201);
  return ((await made.json()) as { address: string }).address;
}

/** What an independent program reads of the calendar. */
async function readAt(address: string): Promise<Read> {
  // Without the cookie of a login, as calendar programs call.
  const answer = await fetch(address);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toContain("private");
  return JSON.parse(python("python", [reader], "/", await answer.text())) as Read;
}

test("a calendar program reads the visits of the shop's own calendar", async ({ shop, request }) => {
  const address = await calendarOf(request, shop.address, people.counter);
  const { name, problems, events } = await readAt(address);
  expect(problems).toEqual([]);
  expect(name).toBe("Hem & Mogra");
  const week = (await (await request.get(`${shop.address}/api/admin/calendar`)).json()) as CalendarWeek;
  const visits = week.days.flatMap(({ slots }) => slots.flatMap(({ visits }) => visits));
  expect(visits.length).toBeGreaterThan(0);
  for (const { number, customer, address: home } of visits) {
    const event = events.find(({ summary }) => summary.includes(`${customer} (${number})`));
    expect(event, number).toBeTruthy();
    expect(event?.start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:30:00\+00:00$/);
    expect(event?.location).toContain(home);
  }
  expect(new Set(events.map(({ uid }) => uid)).size, "each event has an identity of its own").toBe(events.length);
});

test("the calendar of a maker has no names and addresses, and another address is not found", async ({ shop, request }) => {
  const address = await calendarOf(request, shop.address, people.maker);
  const { problems, events } = await readAt(address);
  expect(problems).toEqual([]);
  for (const { summary, location } of events) {
    expect(summary).toMatch(/^(Measure|Trial|Trial at home|Hand over): HM-\d+$/);
    expect(location).toBe("");
  }
  const wrong = await fetch(`${shop.address}/calendar/${"0".repeat(64)}.ics`);
  expect(wrong.status).toBe(404);
});
