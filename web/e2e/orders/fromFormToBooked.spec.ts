import type { Locator } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/accessible";
import { devices } from "../support/devices";
import { openPage } from "../support/hydrated";
import { logIn } from "../support/people";
import { expect, test } from "../support/test";
import { booked, dayFromNow, lastStep, requestsOn, submitButton } from "./bookingForm";

test.use(devices.phone);

/** The most that a booking of two garments may ask of a visitor without an account. */
const MOST = { taps: 10, fields: 9 };

test("from the home page to two garments booked, not yet registered, with few taps and fields", { tag: "@core" }, async ({ page }) => {
  const cost = { taps: 0, fields: 0 };
  const tap = async (what: Locator) => {
    cost.taps += 1;
    await what.click();
  };
  const fill = async (what: Locator, text: string) => {
    cost.fields += 1;
    await what.fill(text);
  };
  await openPage(page, "/");
  await tap(page.getByRole("main").getByRole("link", { name: "Book a consultation" }).first());
  await expect(page).toHaveURL(/\/bookappointment/);
  const choose = async (label: string) => {
    cost.taps += 1;
    cost.fields += 1;
    await page.getByLabel("Service").selectOption({ label });
  };
  await choose("Blouses - Princess Cut - Deep back, dori and latkan");
  await tap(page.getByRole("button", { name: "Add another piece" }));
  await choose("Blouses - Designer Blouses - Latkans on a silk dori");
  await tap(page.getByRole("radio", { name: /^Round/ }));
  await tap(page.getByRole("radio", { name: /^3:00PM To 5:00PM/ }));
  await fill(page.getByLabel("First name"), "Revathi");
  await fill(page.getByLabel("Phone"), "98400 54321");
  await fill(page.getByLabel("Email"), "revathi@example.com");
  await fill(page.getByLabel("Address"), "14, Second Main Road, Kasturba Nagar");
  await fill(page.getByLabel("Pin code"), "600020");
  await tap(submitButton(page));
  const step = lastStep(page);
  await expect(step.getByRole("list", { name: "Your booking" })).toContainText(/2 pieces, from ₹.*3:00PM To 5:00PM.*14, Second Main Road.*We measure at the visit/s);
  for (const known of ["Revathi", "98400 54321", "revathi@example.com"]) await expect(step).toContainText(known);
  await expect(step.getByRole("textbox")).toHaveCount(1);
  await expectAccessible(page, "the last step on a phone");
  await expectNoSidewaysScrolling(page);
  await fill(step.getByLabel("Password", { exact: true }), "a long blue ribbon");
  await tap(step.getByRole("button", { name: "Create account and book" }));
  await expect(booked(page)).toBeVisible();
  const [request] = await page.evaluate(async () => (await (await fetch("/api/me/appointments")).json()) as { pieces: { choices: { option: string }[] }[] }[]);
  expect(request?.pieces.map(({ choices }) => choices.map(({ option }) => option))).toEqual([[], ["Round"]]);
  expect(cost.taps).toBeLessThanOrEqual(MOST.taps);
  expect(cost.fields).toBeLessThanOrEqual(MOST.fields);
});

test("a visit is moved in My Orders, to a free time", { tag: "@core" }, async ({ page }) => {
  const later = dayFromNow(30);
  await logIn(page);
  await page.goto("/myorders");
  await page.getByRole("button", { name: "Reschedule HM-1003" }).click();
  const window = page.getByRole("dialog", { name: "Move your visit" });
  await window.getByRole("button", { name: "Move visit" }).click();
  await expect(window.getByText("This is the time you have already.")).toBeVisible();
  await window.getByLabel("Date", { exact: true }).fill(later);
  await window.getByRole("radio", { name: /^5:00PM To 7:00PM/ }).check();
  await expectAccessible(page, "moving a visit");
  await expectNoSidewaysScrolling(page);
  await window.getByRole("button", { name: "Move visit" }).click();
  await expect(page.getByText(/^Your visit is now on .*5:00PM To 7:00PM\.$/)).toBeVisible();
  await expect(window).toHaveCount(0);
  expect(await requestsOn(page, later)).toMatchObject([{ id: 1003, appointmentTime: "5:00PM To 7:00PM" }]);
});
