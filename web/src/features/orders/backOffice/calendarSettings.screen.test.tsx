import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CalendarSettings, CalendarWeek } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { answer, hold } from "../../../testing/server";

const SLOT = "11:00 AM To 1:00PM";

const weekWith = (settings: Partial<CalendarSettings>): CalendarWeek => ({
  days: [],
  settings: { capacities: [{ slot: SLOT, homes: 3 }], daysOff: [], horizonDays: 90, ...settings },
});

test("unsaved calendar settings outlast the change of another person, and Undo restores theirs", async () => {
  be(owner);
  answer("get", "/admin/calendar", weekWith({}));
  answer("get", "/admin/orders/team", []);
  await openScreen("/admin/calendar");
  const sunday = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Sunday" });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Sunday" }));
  expect(sunday().checked).toBe(true);

  const others = weekWith({ capacities: [{ slot: SLOT, homes: 4 }] });
  answer("get", "/admin/calendar", others);
  // The screen asks again when its tab is opened again.
  act(() => void dispatchEvent(new Event("visibilitychange")));
  await within(await screen.findByRole("group", { name: SLOT })).findByText("4");
  expect(sunday().checked).toBe(true);

  const saves = hold("put", "/admin/calendar", (body) => body as CalendarSettings);
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saves.came(1);
  const mine = { ...others.settings, daysOff: [0] };
  expect(saves.bodies).toEqual([mine]);
  answer("get", "/admin/calendar", { ...others, settings: mine });
  await saves.release(0);
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await saves.came(2);
  expect(saves.bodies[1]).toEqual(others.settings);
  answer("get", "/admin/calendar", others);
  await saves.release(1);
  await waitFor(() => expect(sunday().checked).toBe(false));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull());
});
