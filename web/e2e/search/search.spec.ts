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
