import type { Locator } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/accessible";
import { devices } from "../support/devices";
import { openPage } from "../support/hydrated";
import { expect, test } from "../support/test";
import { beginBooking, booked, dayFromNow, fillBooking, lastStep, openBooking, requestsOn, seeMyOrders, submitButton } from "./bookingForm";

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

test("a taken mobile number leads to the login, and 'Change' back to the form", async ({ page, watched }) => {
  watched.allow(/status 409|status 401|Failed to load resource/);
  const day = await beginBooking(page, 28);
  await page.getByLabel("Phone").fill("90000 00002");
  await submitButton(page).click();
  const step = lastStep(page);
  await step.getByRole("button", { name: "Change", exact: true }).click();
  await expect(step).toHaveCount(0);
  await expect(page.getByLabel("First name")).toBeFocused();
  await submitButton(page).click();
  await step.getByRole("button", { name: "Create account and book" }).click();
  await expect(step.getByText("Please fill this in.")).toBeVisible();
  await step.getByLabel("Password", { exact: true }).fill("a long blue ribbon");
  await step.getByRole("button", { name: "Create account and book" }).click();
  await expect(step).toContainText("Mobile number already registered. Please login.");
  await expect(step.getByLabel(/^Mobile/)).toHaveValue("90000 00002");
  await step.getByLabel("Password", { exact: true }).fill("not this one");
  await step.getByRole("button", { name: "Login" }).click();
  await expect(step).toContainText("No account matches this login and password.");
  await step.getByLabel("Password", { exact: true }).fill("demo-customer");
  await step.getByRole("button", { name: "Login" }).click();
  await expect(booked(page)).toBeVisible();
  expect(await requestsOn(page, day)).toHaveLength(1);
});

test("a visit is moved in My Orders, to a free time", { tag: "@core" }, async ({ page }) => {
  const [day, later] = [dayFromNow(29), dayFromNow(30)];
  await openBooking(page);
  await fillBooking(page, day);
  await page.getByLabel("Phone").fill("98400 67890");
  await page.getByLabel("Email").fill("kaveri@example.com");
  await submitButton(page).click();
  await lastStep(page).getByLabel("Password", { exact: true }).fill("a long blue ribbon");
  await lastStep(page).getByRole("button", { name: "Create account and book" }).click();
  await seeMyOrders(page);
  await page.getByRole("button", { name: /^Reschedule/ }).click();
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
  expect(await requestsOn(page, day)).toHaveLength(0);
  expect(await requestsOn(page, later)).toMatchObject([{ appointmentTime: "5:00PM To 7:00PM" }]);
});
