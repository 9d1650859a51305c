import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, hold } from "../../../../testing/server";

const ADDRESS = "https://shop.example/calendar/0123456789abcdef.ics";

beforeEach(() => {
  be(owner);
  vi.stubGlobal("scrollTo", () => undefined);
});

test("a new address is shown once, to copy and for Apple Calendar", async () => {
  answer("get", "/me/calendar-feed", {});
  const made = hold("post", "/me/calendar-feed", () => ({ address: ADDRESS }));
  await openScreen("/admin/calendar/subscribe");
  fireEvent.click(await screen.findByRole("button", { name: "Make address" }));
  await made.came(1);
  await made.release();
  expect(screen.getByLabelText<HTMLInputElement>("Address").value).toBe(ADDRESS);
  expect(screen.getByRole("link", { name: "Open in Apple Calendar" }).getAttribute("href")).toBe("webcal://shop.example/calendar/0123456789abcdef.ics");
});

test("an address that exists is replaced or deleted after a question", async () => {
  answer("get", "/me/calendar-feed", { createdAt: "2026-11-20T10:00:00Z" });
  const deleted = hold("delete", "/me/calendar-feed", () => undefined);
  await openScreen("/admin/calendar/subscribe");
  expect(await screen.findByText(/No calendar has read it yet/)).toBeTruthy();
  expect(screen.queryByLabelText("Address")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Delete address/ }));
  expect(screen.getByText("Your calendar gets no more visits.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Delete address" }));
  await deleted.came(1);
  await deleted.release();
});
