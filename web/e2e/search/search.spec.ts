import { openPage } from "../support/hydrated";
import { expect, test } from "../support/test";

test("a visitor finds a result from any page with the keyboard alone", async ({ page }) => {
  await openPage(page, "/aboutus");
  await page.getByRole("button", { name: /search/i }).first().press("Enter");
  const box = page.getByPlaceholder("Search for services, courses, categories, models...");
  await expect(box).toBeFocused();
  await box.fill("BLOUSE");
  const results = page.getByRole("dialog").locator("ul a[href^='/']");
  await expect(results.first()).toBeVisible();
  expect(await results.count()).toBeLessThanOrEqual(10);
  await box.press("Enter");
  await expect(page).toHaveURL(/aboutus/);
  await box.press("ArrowDown");
  await expect(results.first()).toBeFocused();
  const leadsTo = await results.first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${leadsTo?.replace(/[?*+.()]/g, "\\$&")}$`));
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a search without results says so and suggests links", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: /search/i }).first().click();
  const box = page.getByPlaceholder("Search for services, courses, categories, models...");
  await box.fill("zzzz");
  await expect(page.getByText('No results found for "zzzz"')).toBeVisible();
  await expect(page.getByText("Try searching for categories, services, courses, or models")).toBeVisible();
  await page.getByRole("button", { name: /clear/i }).click();
  await expect(box).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
});
