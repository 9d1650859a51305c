import { expectAccessible, expectNoSidewaysScrolling, WCAG } from "../support/accessible";
import { logIn } from "../support/people";
import { widths } from "../support/routes";
import { expect, test } from "../support/test";
import { beginBooking, booked, dayFromNow, enterMeasurements, fillBooking, openBooking, requestsOn, seeMyOrders, submitButton } from "./bookingForm";

test("switching between cm and inches shows the same lengths", async ({ page }) => {
  await openBooking(page);
  await enterMeasurements(page);
  const bust = page.getByLabel("Around bust");
  const waist = page.getByLabel("Around waist");
  const [cm, inch] = [page.getByRole("radio", { name: "cm" }), page.getByRole("radio", { name: "inch" })];
  await expect(inch).toBeChecked();
  await cm.check({ force: true });
  await bust.fill("92");
  await inch.check({ force: true });
  await expect(bust).toHaveValue("36.25");
  await waist.fill("30½");
  for (let turn = 0; turn < 4; turn += 1) {
    await cm.check({ force: true });
    await expect(bust).toHaveValue("92");
    await expect(waist).toHaveValue("77.5");
    await inch.check({ force: true });
    await expect(waist).toHaveValue("30½");
  }
});

test("measurements that were typed come back after 'We measure at the visit', and are not sent with it", async ({ page }) => {
  await logIn(page);
  const day = await beginBooking(page, 26);
  await enterMeasurements(page);
  await page.getByLabel("Around bust").fill("36");
  await page.getByRole("radio", { name: /^We measure at the visit/ }).check();
  await expect(page.getByLabel("Around bust")).toHaveCount(0);
  await enterMeasurements(page);
  await expect(page.getByLabel("Around bust")).toHaveValue("36");
  await page.getByRole("radio", { name: /^We measure at the visit/ }).check();
  await submitButton(page).click();
  await expect(booked(page)).toBeVisible();
  const [request] = await requestsOn(page, day);
  expect(request?.measurements).toBeUndefined();
});

test("the video on measuring plays over the form", async ({ page }) => {
  await openBooking(page);
  await page.getByLabel("Address").fill("14, Second Main Road");
  await enterMeasurements(page);
  await page.getByRole("link", { name: "Watch how to measure" }).click();
  const video = page.getByRole("dialog", { name: "How to measure" });
  await expect(video.locator("video")).toBeVisible();
  await video.getByRole("button", { name: "Close" }).click();
  await expect(page.getByLabel("Address")).toHaveValue("14, Second Main Road");
});

test("the drawing shows the measurement in focus", async ({ page }) => {
  await openBooking(page);
  await enterMeasurements(page);
  for (const [label, name] of [["Height", "height"], ["Front neck", "frontNeck"], ["Around hip", "aroundHip"]] as const) {
    await page.getByLabel(label).focus();
    await expect(page.locator(`svg[data-measure="${name}"]`)).toBeVisible();
  }
  await expect(page.getByText("about 8 inches (20 cm) below the waist").filter({ visible: true })).toBeVisible();
});

test("inches typed as cm are pointed out and corrected with one press", async ({ page }) => {
  await openBooking(page);
  await enterMeasurements(page);
  await page.getByRole("radio", { name: "cm" }).check({ force: true });
  await page.getByLabel("Around bust").fill("36");
  await page.getByLabel("Around arm").fill("30");
  await expect(page.getByText("Is this in inches? We count in cm here.")).toBeVisible();
  await page.getByRole("button", { name: "They are inches" }).click();
  await expect(page.getByLabel("Around bust")).toHaveValue("36");
  await expect(page.getByText("Is this in inches?")).toHaveCount(0);
  await page.getByRole("radio", { name: "cm" }).check({ force: true });
  await expect(page.getByLabel("Around bust")).toHaveValue("91.4");
  await expect(page.getByLabel("Around arm")).toHaveValue("30");
});

test("cm typed as inches are pointed out", async ({ page }) => {
  await openBooking(page);
  await enterMeasurements(page);
  await page.getByLabel("Around bust").fill("92");
  await page.getByLabel("Around arm").focus();
  await expect(page.getByText("Enter 12 to 70¾ inches. Is this in cm?").first()).toBeVisible();
  await page.getByRole("button", { name: "They are in cm" }).click();
  await expect(page.getByRole("radio", { name: "cm" })).toBeChecked();
  await expect(page.getByLabel("Around bust")).toHaveValue("92");
  await expect(page.getByText("Is this in cm?")).toHaveCount(0);
});

test("measurements are saved for family members, filled in with one tap, renamed and deleted", { tag: "@core" }, async ({ page }) => {
  await logIn(page);
  await beginBooking(page, 20);
  await enterMeasurements(page);
  await expect(page.getByRole("button", { name: /^Meera/ })).toHaveCount(0);
  await page.getByLabel("Around bust").fill("36");
  await page.getByLabel("Height").fill("64");
  await submitButton(page).click();
  const window = booked(page);
  await expect(window.getByText("Save these measurements for next time?")).toBeVisible();
  await window.getByLabel("Name").fill("Meera");
  await window.getByLabel(/Relation/).fill("daughter");
  await window.getByRole("button", { name: "Save" }).click();
  await expect(window.getByText("The measurements of Meera are saved.")).toBeVisible();
  await seeMyOrders(page);

  await openBooking(page);
  await fillBooking(page, dayFromNow(21));
  await enterMeasurements(page);
  const person = page.getByRole("button", { name: /^Meera \(daughter\)/ });
  await page.getByLabel("Shoulder").fill("16");
  await person.click();
  await expect(page.getByLabel("Around bust")).toHaveValue("36");
  await expect(page.getByLabel("Shoulder")).toHaveValue("");
  await expect(person).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Shoulder")).toHaveValue("16");
  await person.click();
  await page.getByLabel("Around bust").fill("36 1/4");
  await submitButton(page).click();
  await expect(window.getByLabel("Whose are they?")).toHaveValue(/\d+/);
  await window.getByRole("button", { name: "Save" }).click();
  await expect(window.getByText("The measurements of Meera are saved.")).toBeVisible();
  await seeMyOrders(page);
  const [request] = await requestsOn(page, dayFromNow(21));
  expect(request?.measurements).toEqual({ aroundBust: 92.1, height: 162.6 });

  await openBooking(page);
  await fillBooking(page, dayFromNow(21));
  await enterMeasurements(page);
  await page.getByRole("button", { name: "Manage" }).click();
  const saved = page.getByRole("dialog", { name: "Saved measurements" });
  const meera = saved.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Meera/ }) });
  await expect(meera.getByText("36¼ in")).toBeVisible();
  await meera.getByText("Earlier measurements (1)").click();
  await meera.getByRole("button", { name: "Fill in" }).nth(1).click();
  await expect(page.getByLabel("Around bust")).toHaveValue("36");

  await page.getByRole("button", { name: "Manage" }).click();
  await meera.getByRole("button", { name: "Rename" }).click();
  await saved.getByLabel("Name").fill("Meera K.");
  await saved.getByRole("button", { name: "Save" }).click();
  await expect(saved.getByRole("heading", { name: "Meera K. (daughter)" })).toBeVisible();
  await meera.getByRole("button", { name: "Delete" }).click();
  await meera.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(meera).toHaveCount(0);
  await saved.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /^Meera/ })).toHaveCount(0);
  await expect(page.getByLabel("Around bust")).toHaveValue("36");
});

test("the whole form is filled in and sent with the keyboard alone", async ({ page }) => {
  await logIn(page);
  const day = dayFromNow(22);
  await openBooking(page);
  await expect(page.getByRole("option", { name: /^Alterations/ }).first()).toBeAttached();
  await page.getByLabel("Service").focus();
  await page.keyboard.type("Alterations");
  await expect(page.getByLabel("Service")).not.toHaveValue("");
  await page.getByLabel("Date", { exact: true }).fill(day);
  // Days and time slots cannot be reached before their free places are known.
  await expect(page.getByRole("radio", { name: /, \d+ places$/, disabled: false }).first()).toBeVisible();
  const written = new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  await expect(page.getByRole("group", { name: written }).getByRole("radio", { name: /^11:00 AM/ })).toBeEnabled();
  await page.getByLabel("Date", { exact: true }).focus();
  // The parts of the date, its calendar, and the next days, which are one stop.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: /^11:00 AM/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^1:00PM/ })).toBeChecked();
  await page.getByLabel("Address").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Same as last time" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Address")).toBeFocused();
  await expect(page.getByLabel("Address")).not.toHaveValue("");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Pin code")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(booked(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The first stop after the heading.
  await page.keyboard.press("Tab");
  await expect(booked(page).getByRole("link", { name: "See My Orders" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/myorders$/);
});

test("saved measurements are looked at, entered and used for a booking", async ({ page }) => {
  await logIn(page);
  await page.goto("/account/measurements");
  await page.getByRole("button", { name: /^Kamala/ }).click();
  await expect(page.getByRole("button", { name: /^Around bust/ })).toContainText("was 40 → 40¾");
  await page.getByRole("button", { name: "Other garment" }).click();
  await page.getByLabel("Garment to measure").selectOption({ label: "Salwar" });
  await page.getByLabel("Thigh").fill("22½");
  await page.getByRole("button", { name: "Save measurements" }).click();
  await expect(page.getByRole("button", { name: /^Thigh/ })).toContainText("22½ in");
  await page.getByRole("group", { name: "Garment" }).getByRole("button", { name: "Blouse" }).click();
  await page.getByRole("link", { name: "Use for a booking" }).click();
  await expect(page.getByLabel("Around bust")).toHaveValue("40.75");
});

for (const { name: size, width, height } of widths) {
  test(`the family's measurements are accessible on a ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await logIn(page);
    await page.goto("/account/measurements");
    await expect(page.getByRole("button", { name: /^Around bust/ })).toBeVisible();
    await expectAccessible(page, "the measurements", { within: "main", tags: WCAG });
    await expectNoSidewaysScrolling(page);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(page.getByLabel("Around bust")).toBeVisible();
    await expectAccessible(page, "the form", { within: "main", tags: WCAG });
    await expectNoSidewaysScrolling(page);
  });

  test(`the form is accessible empty, with errors and filled in, on a ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await logIn(page);
    await openBooking(page);
    await expectAccessible(page, "the form", { within: "main", tags: WCAG });
    await enterMeasurements(page);
    await page.getByLabel("Around bust").fill("36");
    await submitButton(page).click();
    await expect(page.getByText("There is a problem")).toBeVisible();
    await expectAccessible(page, "the form", { within: "main", tags: WCAG });
    await expectNoSidewaysScrolling(page);
    await fillBooking(page, dayFromNow(width === 390 ? 23 : 24));
    await submitButton(page).click();
    await expect(booked(page)).toBeVisible();
    await expectAccessible(page, "the form", { within: "main", tags: WCAG });
  });
}
