import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/ownShop";
import { openPage } from "../support/hydrated";
import { logIn } from "../support/people";

/** The demo customer's courses: an active and an expired one. */
export const mine = { course: "A twirl frock with three tiers", id: 9, lesson: "Join the tiers", video: "Back stitch" };
export const over = { course: "The blind hem, by hand", id: 13 };
/** A course that the demo customer has not bought. */
export const wished = { course: "Princess-cut blouse, start to finish", path: "/coursenames/1" };

export const player = (page: Page): Locator => page.getByRole("region", { name: /^Player/ });
export const control = (page: Page, name: string): Locator => player(page).getByRole("button", { name, exact: true });
export const enrollNow = (page: Page): Locator =>
  page.getByRole("button", { name: "Enroll Now" }).filter({ visible: true }).first();
/** The button of the last step before the payment. */
export const payNow = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Check and pay" }).getByRole("button", { name: /^(Pay ₹|Enroll for free)/ });
/** Opens the last step before the payment, and pays. */
export async function startPayment(page: Page): Promise<void> {
  await enrollNow(page).click();
  await payNow(page).click();
}
export const testPayment = (page: Page): Locator => page.getByRole("dialog", { name: "Test payment", exact: true });

export async function openMyCourses(page: Page, path = "/profile"): Promise<void> {
  await logIn(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Your review" })).toBeVisible();
}

export async function openCourse(page: Page, path = wished.path): Promise<void> {
  await logIn(page);
  const known = page.waitForResponse("**/api/me/courses");
  await openPage(page, path);
  await known;
}

export async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel("Coupon code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

/** Where the video stands, in seconds; -1 before there is one. */
export const timeOf = (page: Page): Promise<number> =>
  page.locator("video").evaluate((video: HTMLVideoElement) => (video.readyState > 0 ? video.currentTime : -1));

export const isPlaying = (page: Page): Promise<boolean> =>
  page.locator("video").evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

/** Waits until the video has really come so far. */
export async function playedTo(page: Page, seconds: number): Promise<void> {
  await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(seconds);
}
