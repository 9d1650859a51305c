import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/accessible";
import { openInside } from "../support/openInside";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/test";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ watched }) => watched.allow(/ERR_INTERNET_DISCONNECTED/));

/** Opens a page that the service worker answers for. */
async function openControlled(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
}

/** Whether the service worker has stored an answer or a page. */
const isStored = (page: Page, path: string) => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

test("orders and courses seen last are shown offline with their time, until the customer logs out", { tag: "@core" }, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openControlled(page, "/");
  await logIn(page);
  await page.goto("/myorders");
  const order = page.getByRole("article").filter({ hasText: "Order HM-1001" });
  await expect(order).toBeVisible();
  await page.goto("/mycourses");
  const course = page.getByRole("complementary", { name: "My Courses" }).getByRole("listitem").first();
  await expect(course).toBeVisible();
  for (const path of ["/myorders", "/api/me/orders", "/api/me/appointments", "/mycourses", "/api/me/courses"])
    await expect.poll(() => isStored(page, path), path).toBe(true);

  await context.setOffline(true);
  const notice = page.getByText(/^As of \d{1,2} \w{3}, \d\d:\d\d\. You are offline\.$/);
  await page.goto("/myorders");
  await expect(order).toBeVisible();
  await expect(notice).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.goto("/mycourses");
  await expect(course).toBeVisible();
  await expect(notice).toBeVisible();
  await expectAccessible(page, "courses without a network");

  await context.setOffline(false);
  await page.goto("/myorders");
  await expect(order).toBeVisible();
  await expect(notice).toHaveCount(0);
  const asked = await page.evaluate(async () => (await fetch("/api/session", { method: "DELETE" })).status);
  expect(asked).toBe(204);
  expect(await isStored(page, "/api/me/orders")).toBe(false);
  expect(await isStored(page, "/api/session")).toBe(false);
});

test("orders opened right after a login are shown offline too", async ({ page, context }) => {
  await openControlled(page, "/login");
  await page.getByLabel("Mobile").fill(people.customer.mobile);
  await page.getByLabel("Password", { exact: true }).fill(people.customer.password);
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await openInside(page, "/myorders");
  const order = page.getByRole("article").filter({ hasText: "Order HM-1001" });
  await expect(order).toBeVisible();
  for (const path of ["/myorders", "/api/me/orders", "/api/me/appointments"]) await expect.poll(() => isStored(page, path), path).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(order).toBeVisible();
});

test("another customer, or the team, finds nothing of the customer before", async ({ page, context }) => {
  await openControlled(page, "/");
  await logIn(page);
  await page.goto("/myorders");
  await expect.poll(() => isStored(page, "/api/me/orders")).toBe(true);
  // A page that is open would ask with a session that is gone.
  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto("/aboutus");
  await logIn(page, people.owner);
  expect(await isStored(page, "/api/me/orders")).toBe(false);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()))
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/^\/(?:api|admin)/)]));
});

test("without a network a page seen before is shown, and another one says so in the shop's look", async ({ page, context, watched }) => {
  watched.allow(/Failed to fetch|ERR_FAILED/);
  await openControlled(page, "/aboutus");
  await expect.poll(() => isStored(page, "/aboutus")).toBe(true);
  await context.setOffline(true);
  await page.goto("/aboutus");
  await expect(page.getByText(/why choose us/i)).toBeVisible();
  await page.goto("/events");
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await expectAccessible(page, "the offline page");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page).toHaveTitle(/Events|HEM/i);
  await expect(page.getByRole("heading", { name: "You are offline" })).toHaveCount(0);
});
