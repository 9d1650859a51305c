import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling, WCAG } from "../support/accessible";
import { logIn } from "../support/people";
import { widths } from "../support/routes";
import { expect, test } from "../support/test";
import { beginBooking, booked, dayFromNow, enterMeasurements, fillBooking, openBooking, seeMyOrders, submitButton } from "./bookingForm";

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

  await page.getByRole("button", { name: "Manage" }).click();
  const saved = page.getByRole("dialog", { name: "Saved measurements" });
  const meera = saved.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Meera/ }) });
  await expect(meera.getByText("36 in", { exact: true })).toBeVisible();
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

/** Expects a screen to be accessible, without sideways scrolling, on a phone and a desktop. */
async function expectAccessibleOnBoth(page: Page, what: string): Promise<void> {
  for (const { name, width, height } of widths) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, `${what} on a ${name}`, { within: "main", tags: WCAG });
    await expectNoSidewaysScrolling(page, `${what} on a ${name}`);
  }
}

test("saved measurements are looked at, entered and used for a booking, and are accessible", async ({ page }) => {
  await logIn(page);
  await page.goto("/account/measurements");
  await expect(page.getByRole("button", { name: /^Around bust/ })).toBeVisible();
  await expectAccessibleOnBoth(page, "the measurements");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("Around bust")).toBeVisible();
  await expectAccessibleOnBoth(page, "the form");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();

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

test("the form is accessible empty, with errors and booked, on a phone and a desktop", async ({ page }) => {
  await logIn(page);
  await openBooking(page);
  await expectAccessibleOnBoth(page, "the empty form");
  await enterMeasurements(page);
  await page.getByLabel("Around bust").fill("36");
  await submitButton(page).click();
  await expect(page.getByText("There is a problem")).toBeVisible();
  await expectAccessibleOnBoth(page, "the form with errors");
  await fillBooking(page, dayFromNow(23));
  await submitButton(page).click();
  await expect(booked(page)).toBeVisible();
  await expectAccessibleOnBoth(page, "the confirmation");
});
