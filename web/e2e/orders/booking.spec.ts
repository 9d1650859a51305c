import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { openPage } from "../support/hydrated";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/test";
import { beginBooking, booked, dayFromNow, enterMeasurements, fillBooking, lastStep, openBooking, requestsOn, seeMyOrders, submitButton } from "./bookingForm";

const chosenService = (page: Page) => page.getByLabel("Service").locator("option:checked");

const image = fileURLToPath(new URL("../../public/preview.jpg", import.meta.url));

test("a visitor fills in the form, logs in in place, and books", { tag: "@core" }, async ({ page, watched }) => {
  watched.allow(/status 401|Failed to load resource/);
  const day = await beginBooking(page, 10);
  await enterMeasurements(page);
  await page.getByRole("radio", { name: "cm" }).check({ force: true });
  await page.getByLabel("Around bust").fill("92,5");
  await page.getByRole("radio", { name: "inch" }).check({ force: true });
  await page.getByLabel("Around waist").fill("30.25");
  await submitButton(page).click();
  const step = lastStep(page);
  await expect(step).toContainText("You must be logged in to book an appointment!");
  await step.getByRole("button", { name: "I have an account: log in" }).click();
  await expect(step.getByLabel(/^Mobile/)).toHaveValue("+91 98400-12345");
  await step.getByLabel(/^Mobile/).fill(people.customer.mobile);
  await step.getByLabel("Password", { exact: true }).fill(people.customer.password);
  await step.getByRole("button", { name: "Login" }).click();
  await expect(booked(page)).toBeVisible();
  await expect(page.getByText("Appointment booked successfully!").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(booked(page).getByRole("region", { name: "Booking" })).toContainText(/HM-\d+.*3:00PM To 5:00PM.*14, Second Main Road\s+Kasturba Nagar, 600020/s);
  await expect(booked(page).getByRole("list", { name: "Pieces" })).toContainText("Princess Cut");
  const [file] = await Promise.all([page.waitForEvent("download"), booked(page).getByRole("button", { name: "Add to calendar" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^HM-\d+\.ics$/);
  await seeMyOrders(page);
  await expect(page.getByText("Blouses - Princess Cut - Deep back, dori and latkan").first()).toBeVisible();

  const [request, ...others] = await requestsOn(page, day);
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    serviceName: "Blouses - Princess Cut - Deep back, dori and latkan",
    contactNumber: "+919840012345",
    address: "14, Second Main Road\nKasturba Nagar",
    pinCode: "600020",
    appointmentTime: "3:00PM To 5:00PM",
    measurements: { aroundBust: 92.5, aroundWaist: 76.8 },
  });
  await page.goto("/bookappointment");
  await expect(page.getByLabel("Address")).toHaveValue("");
});

test("errors are shown at their fields and in a list at the top", { tag: "@core" }, async ({ page }) => {
  await openBooking(page);
  await page.getByLabel("Phone").fill("98400 123");
  await enterMeasurements(page);
  await page.getByLabel("Around bust").fill("500");
  await submitButton(page).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  for (const messages of [
    "Choose a service.",
    "Choose a time slot.",
    "Enter your first name.",
    "Enter a 10-digit Indian mobile number.",
    "Enter an email address like name@example.com.",
    "Enter the address where we should come.",
    "Enter a 6-digit pin code.",
  ]) {
    await expect(page.getByText(messages, { exact: true }), messages).toHaveCount(2);
  }
  await expect(page.getByText("Around bust: Enter 12 to 70¾ inches.", { exact: true })).toBeVisible();
  await summary.getByRole("link", { name: "Enter a 10-digit Indian mobile number." }).click();
  await expect(page.getByLabel("Phone")).toBeFocused();
  await page.getByLabel("Phone").fill("98400 12345");
  await page.getByLabel("Email").focus();
  await expect(page.getByText("Enter a 10-digit Indian mobile number.")).toHaveCount(0);
  await expect(page.getByLabel("Around bust")).toHaveValue("500");
});

test("two presses book once, and so does a retry after a lost response and a reload, which keeps the form", async ({ page, watched }) => {
  watched.allow(/failed: .*appointments|Failed to load resource|ERR_FAILED/);
  await logIn(page);
  const day = dayFromNow(13);
  // The product in the address does not override a later choice.
  await openBooking(page, "?product=31");
  await expect(chosenService(page)).toHaveText("Blouses - Designer Blouses - Latkans on a silk dori");
  await fillBooking(page, day);
  let lost = 0;
  await page.route("**/api/me/appointments", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await submitButton(page).dblclick();
  await expect(page.getByText("Your details are still filled in.")).toBeVisible();
  await expect(page.getByText("No Network Connection").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Meera");
  await expect(chosenService(page)).toHaveText("Blouses - Princess Cut - Deep back, dori and latkan");
  await submitButton(page).dblclick();
  await expect(booked(page)).toBeVisible();
  expect(await requestsOn(page, day)).toHaveLength(1);
});

test("reference photos are uploaded, and other files are refused", { tag: "@core" }, async ({ page }) => {
  await logIn(page);
  const day = await beginBooking(page, 16);
  const add = page.getByLabel("Add photos");
  await add.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") });
  await expect(page.getByText("notes.txt is not a JPEG, PNG or WebP photo.")).toBeVisible();
  await add.setInputFiles(image);
  await expect(page.getByRole("img", { name: "preview.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Remove preview.jpg" }).click();
  await expect(page.getByRole("img", { name: "preview.jpg" })).toHaveCount(0);
  await add.setInputFiles([image, image, image, image, image, image]);
  await expect(page.getByText("A piece can have five photos.")).toBeVisible();
  await expect(page.getByRole("img", { name: "preview.jpg" })).toHaveCount(5);
  for (let left = 5; left > 2; left -= 1) {
    await page.getByRole("button", { name: "Remove preview.jpg" }).first().click();
  }
  await submitButton(page).click();
  await expect(booked(page)).toContainText("2 photos are with your request.");
  const [request] = await requestsOn(page, day);
  expect(request?.photos).toHaveLength(2);
});

test("a refused photo is named with its reason, and the way back never leads to a form that could book again", async ({ page, watched }) => {
  watched.allow(/status 422|status 415|Failed to load resource/);
  await logIn(page);
  const day = await beginBooking(page, 17);
  await page.getByLabel("Add photos").setInputFiles({ name: "torn.jpg", mimeType: "image/jpeg", buffer: Buffer.from("torn") });
  await submitButton(page).click();
  await expect(booked(page)).toContainText("torn.jpg was not uploaded.");
  await seeMyOrders(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/bookappointment/);
  await page.goto("/myorders");
  expect(await requestsOn(page, day)).toHaveLength(1);
});

test("a gallery image is attached as a reference", async ({ page }) => {
  await logIn(page);
  const day = dayFromNow(18);
  await openPage(page, "/gallery");
  await page.locator('main a[href^="/uploads/"]').first().click();
  await page.getByRole("link", { name: "Book this look" }).click();
  await expect(page).toHaveURL(/\/bookappointment\?look=%2Fuploads%2F/);
  await expect(page.getByRole("img", { name: "The look you chose" })).toBeVisible();
  await fillBooking(page, day);
  await submitButton(page).click();
  await expect(booked(page)).toContainText("1 photo is with your request.");
  const [request] = await requestsOn(page, day);
  expect(request?.photos).toHaveLength(1);
});
