import type { Page } from "@playwright/test";
import { expect, test } from "../support/ownShop";
import { openPage } from "../support/hydrated";
import { logIn } from "../support/people";
import { enrollNow, startPayment, openCourse, testPayment, wished } from "./learning";

async function pay(page: Page): Promise<void> {
  await startPayment(page);
  await testPayment(page).getByRole("button", { name: "Pay now" }).click();
}

test("a failed payment charges nothing, and a retry enrols", { tag: "@core" }, async ({ page }) => {
  await openCourse(page);
  await startPayment(page);
  await testPayment(page).getByRole("button", { name: "Fail payment" }).click();
  const failed = page.getByRole("alertdialog", { name: "The payment did not go through" });
  await expect(failed).toContainText("You have not been charged");
  await failed.getByRole("button", { name: "Enroll Now" }).click();
  await testPayment(page).getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByRole("dialog", { name: "Payment Success! Enrollment saved." })).toBeVisible();
});

test("a payment with a lost confirmation asks not to pay again and completes by itself", { tag: "@core" }, async ({ page, watched }) => {
  watched.allow(/confirm|Failed to load resource/);
  await page.route("**/api/payments/orders/*/confirm", (route) => route.abort());
  await openCourse(page);
  await pay(page);
  const unsaved = page.getByRole("alertdialog", { name: "Payment succeeded but failed to save enrollment." });
  await expect(unsaved).toContainText("Something went wrong saving your payment.");
  await expect(unsaved).toContainText("Please do not pay again.");
  const saved = page.getByRole("dialog", { name: "Payment Success! Enrollment saved." });
  await expect(saved).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => scrollTo(0, 400));
  await saved.getByRole("link", { name: "Watch Full Video" }).click();
  await expect(page.getByRole("heading", { name: wished.course, level: 2 })).toBeVisible();
  // The course begins at its player, not where the page was that it was bought on.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("checkout code that cannot be loaded is reported and retried", async ({ page, watched }) => {
  watched.allow(/Enrolling|Failed to load resource/);
  await page.route(/\/assets\/Enrolling-/, (route) => route.abort());
  await logIn(page);
  await openPage(page, wished.path);
  await enrollNow(page).click();
  await expect(page.getByText("No Network Connection").first()).toBeVisible();
  await expect(enrollNow(page)).not.toHaveAttribute("aria-disabled");
  await page.unrouteAll();
  await startPayment(page);
  await expect(testPayment(page)).toBeVisible();
});
