import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { openPage } from "../support/hydrated";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/test";
import { beginBooking, booked, dayFromNow, enterMeasurements, fillBooking, lastStep, openBooking, requestsOn, seeMyOrders, submitButton } from "./bookingForm";

/** The way from a product to its booking; the footer has one too, to a form without a product. */
const bookThis = (page: Page) => page.getByRole("link", { name: "Book An Appointment", exact: true }).first();

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
  await expectAccessible(page, "the last step of a booking");
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
  await expectAccessible(page, "a booked appointment");
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

test("a visitor who logs in at /login finds the form filled in", async ({ page }) => {
  const day = await beginBooking(page, 27);
  await page.goto("/login?next=%2Fbookappointment");
  await page.getByLabel(/^Mobile/).fill(people.customer.mobile);
  await page.getByLabel("Password", { exact: true }).fill(people.customer.password);
  await page.getByRole("button", { name: /^Log ?in$/i }).click();
  await expect(page).toHaveURL(/\/bookappointment$/);
  await expect(page.getByLabel("First name")).toHaveValue("Meera");
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue(day);
  await expect(page.getByRole("radio", { name: /^3:00PM To 5:00PM/ })).toBeChecked();
});

test("a reload keeps the form, and the product in the URL does not override a later choice", async ({ page }) => {
  await openBooking(page, "?product=31");
  const service = page.getByLabel("Service");
  await expect(service.locator("option:checked")).toHaveText("Blouses - Designer Blouses - Latkans on a silk dori");
  await service.selectOption({ label: "Ladies' Wear - Sarees - Fall and pico" });
  await page.getByLabel("Address").fill("14, Second Main Road");
  await page.reload();
  await expect(page.getByLabel("Address")).toHaveValue("14, Second Main Road");
  await expect(service.locator("option:checked")).toHaveText("Ladies' Wear - Sarees - Fall and pico");
  // Following the link again adds a piece.
  await page.goto("/productdetails/31");
  await bookThis(page).click();
  await expect(service.locator("option:checked")).toHaveText("Blouses - Designer Blouses - Latkans on a silk dori");
  await expect(page.getByLabel("Address")).toHaveValue("14, Second Main Road");
  await expect(page.getByText("Added to your visit")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(service.locator("option:checked")).toHaveText("Ladies' Wear - Sarees - Fall and pico");
});

test("a product page leads here with its service chosen", async ({ page }) => {
  await page.goto("/productdetails/25");
  await bookThis(page).click();
  await expect(page.getByLabel("Service").locator("option:checked")).toHaveText(
    "Blouses - Princess Cut - Deep back, dori and latkan",
  );
  await expect(page.getByRole("main").getByText("₹1,450", { exact: true }).first()).toBeVisible();
});

test("each service can be chosen once", async ({ page }) => {
  await openBooking(page);
  const lines = await page.getByLabel("Service").locator("option").allTextContents();
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(30);
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

test("the pin code is checked immediately and never blocks", async ({ page }) => {
  await logIn(page);
  const day = dayFromNow(11);
  await openBooking(page);
  await page.getByLabel("Pin code").fill("600004");
  await expect(page.getByText("We pick up here")).toBeVisible();
  await fillBooking(page, day);
  await page.getByLabel("Pin code").fill("110001");
  await expect(page.getByText("Not yet; bring it to the shop or ask us")).toBeVisible();
  await submitButton(page).click();
  await expect(booked(page)).toBeVisible();
  expect(await requestsOn(page, day)).toHaveLength(1);
});

test("a slot that has filled up is refused in place, and everything else stays", async ({ page, watched }) => {
  watched.allow(/status 409|Failed to load resource/);
  await logIn(page);
  const day = await beginBooking(page, 12, "Full Day");
  const product = Number(await page.getByLabel("Service").inputValue());
  const status = await page.evaluate(
    async ({ productId, appointmentDate }) => {
      const body = { pieces: [{ productId }], appointmentDate, appointmentTime: "11:00 AM To 1:00PM", firstName: "Asha", contactNumber: "9840012345", email: "a@example.com", address: "1", pinCode: "600020" };
      const answer = await fetch("/api/me/appointments", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      return answer.status;
    },
    { productId: product, appointmentDate: day },
  );
  expect(status).toBe(201);
  await submitButton(page).click();
  await expect(page.getByText("This time is full. Please choose another one.").first()).toBeVisible();
  await expect(page.getByRole("radio", { name: "Full Day Full" })).toBeDisabled();
  await expect(page.getByLabel("First name")).toHaveValue("Meera");
  await page.getByRole("radio", { name: /^1:00PM To 3:00PM/ }).check();
  await expect(page.getByText("This time is full. Please choose another one.")).toHaveCount(0);
  await submitButton(page).click();
  await expect(booked(page)).toBeVisible();
});

test("two presses book once, and so does a retry after a lost response", async ({ page, watched }) => {
  watched.allow(/failed: .*appointments|Failed to load resource|ERR_FAILED/);
  await logIn(page);
  const day = await beginBooking(page, 13);
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
  await submitButton(page).dblclick();
  await expect(booked(page)).toBeVisible();
  expect(await requestsOn(page, day)).toHaveLength(1);
});

test("a failed booking shows an error and keeps the form", async ({ page, watched }) => {
  watched.allow(/status 500|Failed to load resource/);
  await logIn(page);
  await openBooking(page);
  await fillBooking(page, dayFromNow(14));
  await page.route("**/api/me/appointments", (route) =>
    route.fulfill({ status: 500, json: { code: "store.internal", message: "Something went wrong. Please try again." } }),
  );
  await submitButton(page).click();
  await expect(page.getByText("Something went wrong! Please try again.").first()).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Meera");
  await page.unroute("**/api/me/appointments");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(booked(page)).toBeVisible();
});

test("an expired session asks for the login in place, then books", async ({ page, watched }) => {
  watched.allow(/status 401|Failed to load resource/);
  await logIn(page);
  await openBooking(page);
  await fillBooking(page, dayFromNow(15));
  await page.context().clearCookies();
  await submitButton(page).click();
  const step = lastStep(page);
  await expect(step).toContainText("You must be logged in to book an appointment!");
  await step.getByLabel(/^Mobile/).fill(people.customer.mobile);
  await step.getByLabel("Password", { exact: true }).fill(people.customer.password);
  await step.getByRole("button", { name: "Login" }).click();
  await expect(booked(page)).toBeVisible();
});

test("name, phone and email of the account are filled in", async ({ page }) => {
  await logIn(page);
  await openBooking(page);
  await expect(page.getByLabel("First name")).toHaveValue("Asha");
  await expect(page.getByLabel("Last name")).toHaveValue("Raman");
  await expect(page.getByLabel("Phone")).toHaveValue("90000 00002");
  await expect(page.getByLabel("Email")).toHaveValue("customer@example.com");
});

test("the first day is tomorrow in India", async ({ page }) => {
  await openBooking(page);
  const date = page.getByLabel("Date", { exact: true });
  await expect(date).toHaveValue(dayFromNow(1));
  await expect(date).toHaveAttribute("min", dayFromNow(1));
  await date.fill(dayFromNow(0));
  await submitButton(page).click();
  await expect(page.locator("p", { hasText: "The earliest date is tomorrow." })).toHaveCount(2);
});

test("the back button never returns to a form that could book again", async ({ page }) => {
  await logIn(page);
  const day = await beginBooking(page, 25);
  await submitButton(page).click();
  await seeMyOrders(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/bookappointment/);
  await page.goto("/myorders");
  expect(await requestsOn(page, day)).toHaveLength(1);
});

test("a logout in another tab clears the form", async ({ page, context }) => {
  await logIn(page);
  await openBooking(page);
  await expect(page.getByLabel("Add photos")).toBeAttached();
  await page.getByLabel("Address").fill("14, Second Main Road");
  const other = await context.newPage();
  await other.goto("/aboutus");
  await other.evaluate(async () => {
    await fetch("/api/session", { method: "DELETE" });
    localStorage.clear();
  });
  await expect(page.getByText("You can add up to 5 reference photos once you are logged in.")).toBeVisible();
  await expect(page.getByLabel("Address")).toHaveValue("");
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

test("a refused photo is named with its reason, and the booking stays", async ({ page, watched }) => {
  watched.allow(/status 422|status 415|Failed to load resource/);
  await logIn(page);
  const day = await beginBooking(page, 17);
  await page.getByLabel("Add photos").setInputFiles({ name: "torn.jpg", mimeType: "image/jpeg", buffer: Buffer.from("torn") });
  await submitButton(page).click();
  await expect(booked(page)).toContainText("torn.jpg was not uploaded.");
  await seeMyOrders(page);
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

test("a URL cannot attach an image of another site", async ({ page }) => {
  for (const look of ["https://example.com/a.png", "//example.com/a.png", "/api/session", "/uploads/../a.webp"]) {
    await openBooking(page, `?look=${encodeURIComponent(look)}`);
    await expect(page.getByRole("img", { name: "The look you chose" })).toHaveCount(0);
  }
});
