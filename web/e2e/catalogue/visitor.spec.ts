import { openPage } from "../support/hydrated";
import { expect, test } from "../support/test";

test("services are sorted by price and filtered", { tag: "@core" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/products");
  const names = () => page.locator("main li h2, main li h3").allTextContents();
  const shuffled = await names();
  await page.getByLabel(/sort/i).selectOption({ label: "Low to High" });
  await expect.poll(names).not.toEqual(shuffled);
  const rising = await names();
  await page.getByLabel(/sort/i).selectOption({ label: "High to Low" });
  await expect.poll(names).not.toEqual(rising);
  const priced = rising.length - 1; // the one without a price stays last
  expect((await names()).slice(0, priced)).toEqual(rising.slice(0, priced).toReversed());
  await page.getByLabel("Name").fill("zzz");
  await expect(page.getByText("No products found. Try adjusting your filters.")).toBeVisible();
});

test("a product is shared by the clipboard where the device cannot", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await openPage(page, "/productdetails/1");
  await page.getByRole("button", { name: /share/i }).first().click();
  await expect(page.getByText("Product link copied to clipboard!").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/shared-product\/1$/);
});
