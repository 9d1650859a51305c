import type { Page } from "@playwright/test";
import { openPage } from "../support/hydrated";
import { people } from "../support/people";
import { expect, test } from "../support/test";

const popup = (page: Page) => page.getByRole("dialog");

const CODE = /\/assets\/LoginPopup-[^/]+\.js$/;

/** The requests for the code of the window from now on. */
function requestsForCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (CODE.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/**
 * Opens a page for half a minute. The code is fetched when its time has come; what it asks then was answered when this
 * comes back. The clock is paused shortly before that time, so that a page that is slow to open does not use it up.
 */
async function openForHalfAMinute(page: Page, path: string): Promise<void> {
  const opened = Date.now();
  await page.clock.install({ time: opened });
  const asked = requestsForCode(page);
  await openPage(page, path);
  await page.clock.pauseAt(opened + 29_000);
  expect(asked, "not before half a minute").toEqual([]);
  const fetched = page.waitForResponse(CODE);
  await page.clock.runFor(30_000);
  await (await fetched).finished();
  await page.evaluate(async () => (await fetch("/api/session")).text());
  await page.clock.resume();
}

test("it switches to the registration and back, closes on login without leaving the page, and is asked once", { tag: "@core" }, async ({ page }) => {
  await openForHalfAMinute(page, "/courses");
  await popup(page).getByRole("button", { name: "Register Here" }).click();
  await expect(popup(page)).toHaveAccessibleName("Create account");
  await popup(page).getByRole("button", { name: "Login", exact: true }).click();
  await popup(page).getByLabel("Mobile").fill(people.customer.mobile);
  await popup(page).getByLabel("Password", { exact: true }).fill(people.customer.password);
  await popup(page).getByRole("button", { name: "Login", exact: true }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByRole("button", { name: /^Account of/ })).toHaveText("AS");

  // A visitor again, in the same tab.
  await page.goto("/robots.txt");
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const asked = requestsForCode(page);
  await openPage(page, "/courses");
  await page.clock.runFor(40_000);
  await page.evaluate(async () => (await fetch("/api/session")).text());
  await expect(popup(page)).toHaveCount(0);
  expect(asked, "its code is not even fetched").toEqual([]);
});
