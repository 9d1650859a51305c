import { expect, test } from "../support/test";

test("the API reference finds operations by any of their words", async ({ page }) => {
  await page.goto("/docs/");
  await page.getByLabel("Search operations").fill("appointment create");
  const found = page.locator(".opblock-summary-path");
  await expect(found).toHaveText("/me/appointments");
  await page.getByLabel("Search operations").fill("nothing is called so");
  await expect(found).toHaveCount(0);
});
