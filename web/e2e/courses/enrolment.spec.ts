import type { Page } from "@playwright/test";
import { expect, test } from "../support/ownShop";
import { openPage } from "../support/hydrated";
import { logIn } from "../support/people";
import { enrollNow, startPayment, mine, openCourse, testPayment, wished, payNow } from "./learning";

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

test("a cancelled payment buys nothing", async ({ page }) => {
  await openCourse(page);
  await startPayment(page);
  await expect(testPayment(page).getByText("Payment for")).toHaveCount(1);
  await testPayment(page).getByRole("button", { name: "Close", exact: true }).first().click();
  await expect(page.getByText("Payment cancelled. You have not been charged.")).toBeVisible();
  await expect(enrollNow(page)).toBeVisible();
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

test("while a payment is being confirmed nothing can be paid, also after a reload", async ({ page, watched }) => {
  watched.allow(/confirm|Failed to load resource/);
  await page.route("**/api/payments/orders/*/confirm", (route) => route.abort());
  let mayKnow = false;
  await page.route(/\/api\/payments\/orders\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const known: object = await answer.json();
    await route.fulfill({ json: mayKnow ? known : { ...known, state: "confirming" } });
  });
  await page.route("**/api/me/courses", async (route) => {
    const answer = await route.fetch();
    const all: { courseId: number }[] = await answer.json();
    await route.fulfill({ json: mayKnow ? all : all.filter(({ courseId }) => courseId !== 1) });
  });
  await openCourse(page);
  await pay(page);
  await page.getByRole("button", { name: "OK", exact: true }).click();
  const waits = page.getByText(/^Your payment is being confirmed\. Please do not pay again/);
  await expect(waits).toBeVisible();
  await expect(enrollNow(page)).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await expect(waits).toBeVisible();
  mayKnow = true;
  await expect(page.getByRole("link", { name: "Watch Full Video" }).filter({ visible: true }).first()).toBeVisible({ timeout: 30_000 });
  // The page still asks now and then: an answer that is on its way is not waited for.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("an owned course links to the player and cannot be bought twice", async ({ page, watched }) => {
  watched.allow(/status 409|Failed to load resource/);
  await openCourse(page, `/coursenames/${mine.id}`);
  await expect(page.getByText("You own this course.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Enroll Now" })).toHaveCount(0);
  await page.getByRole("link", { name: "Watch Full Video" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/profile\\?course=${mine.id}$`));

  // A tab from before the purchase does not know it yet.
  let knows = false;
  await page.route("**/api/me/courses", (route) => (knows ? route.fallback() : route.fulfill({ json: [] })));
  await page.route("**/api/payments/orders", (route) => {
    knows = true;
    return route.fallback();
  });
  await openCourse(page, `/coursenames/${mine.id}`);
  await startPayment(page);
  await expect(page.getByText("You already own this course.")).toBeVisible();
  await expect(page.getByText("You own this course.")).toBeVisible();
});

test("an expired session leads to the login and back", async ({ page, context, watched }) => {
  watched.allow(/status 401|Failed to load resource/);
  await openCourse(page);
  // The session is known to the page by then: without it, the button leads to the login at once.
  await enrollNow(page).click();
  await expect(payNow(page)).toBeVisible();
  await context.clearCookies();
  await payNow(page).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fcoursenames%2F1$/);
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
