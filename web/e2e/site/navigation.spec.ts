import { openPage } from "../support/hydrated";
import { openInside } from "../support/openInside";
import { expect, test } from "../support/test";

const sections = [
  ["Services", "homeservices"],
  ["Tutorials", "hometutorials"],
  ["Gallery", "homegallery"],
  ["Blogs", "homeblogs"],
  ["Client Voice", "clientvoice"],
  ["Our Stories", "homeabout"],
  ["Contact", "homecontactus"],
] as const;

test("the menu leads home from another page, scrolls to each section, 80 px below the top, and marks it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/gallery");
  const menu = page.getByRole("banner").getByRole("navigation");
  await menu.getByRole("link", { name: "Blogs", exact: true }).click();
  await expect(page).toHaveURL(/\/(#homeblogs)?$/);
  await expect.poll(() => page.locator("#homeblogs").evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(400);
  for (const [label, id] of sections.slice(0, 6)) {
    await menu.getByRole("link", { name: label, exact: true }).click();
    await expect.poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)), { message: id }).toBeLessThanOrEqual(82);
    await expect(menu.getByRole("link", { name: label, exact: true })).toHaveAttribute("aria-current", "true");
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(menu.getByRole("link", { name: "Contact", exact: true })).toHaveAttribute("aria-current", "true");
});

test("on a phone the bottom bar and the hamburger menu reach every section", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/");
  const bar = page.getByRole("navigation").filter({ hasText: "About" }).last();
  for (const label of ["Home", "Services", "Tutorials", "Gallery", "Blogs", "About", "Contact"]) {
    await expect(bar.getByRole("link", { name: label, exact: true })).toBeVisible();
  }
  const menu = page.getByRole("banner").getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  // A disclosure of the browser's own, so that it opens without script too.
  await page.locator("header summary[aria-label=Menu]").click();
  for (const [label] of sections) await expect(menu.getByRole("link", { name: label, exact: true })).toBeVisible();
  await menu.getByRole("link", { name: "Client Voice", exact: true }).click();
  await expect(menu).toBeHidden();
  await expect.poll(() => page.locator("#clientvoice").evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(400);
});

test("each page starts at its top and focuses its heading", async ({ page }) => {
  await openPage(page, "/products");
  await page.locator("main a[href^='/fromhome']").last().click();
  await expect(page).toHaveURL(/fromhome/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Hem & Mogra/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test("a page opened from a dialog starts at its top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The code of the booking page is here: it opens without waiting, while the dialog's history entry is removed.
  await openPage(page, "/bookappointment");
  await openInside(page, "/gallery");
  await page.getByRole("main").getByRole("listitem").getByRole("link").nth(9).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.getByRole("dialog").getByRole("link", { name: "Book this look" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/bookappointment/);
  // What the browser restores, it restores before the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("going back restores the position after View more", async ({ page }) => {
  await openPage(page, "/courses");
  const cards = page.locator("main li a[href^='/coursenames/']");
  await expect(cards).toHaveCount(6);
  await page.getByRole("link", { name: "View more" }).click();
  await expect(cards).toHaveCount(12);
  await cards.nth(9).click();
  await expect(page).toHaveURL(/coursenames/);
  await page.goBack();
  await expect(cards).toHaveCount(12);
});

test("a page without a network shows an error and a retry", async ({ page, context, watched }) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|dynamically imported|No Network Connection/);
  await openPage(page, "/aboutus");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(title).toHaveText("No Network Connection");
  await context.setOffline(false);
  await page.getByRole("main").getByRole("button", { name: "Try Again" }).click();
  await expect(title).toContainText(/privacy/i);
});
