import type { Page } from "@playwright/test";
import { expect, type NewShop } from "../support/newShop";

const OWNER = { name: "Meena Selvam", mobile: "98400 12345", email: "meena@example.com", password: "thread and two needles" };

/** Opens the link of the first start and fills in its form. */
export async function fillSetup(page: Page, shop: NewShop, business: string): Promise<void> {
  await page.goto(shop.setupPath);
  await page.getByLabel("Name of the shop").fill(business);
  await page.getByLabel("Web address").fill(shop.address);
  await page.getByLabel("Your name").fill(OWNER.name);
  await page.getByLabel("Your mobile number").fill(OWNER.mobile);
  await page.getByLabel("Your email").fill(OWNER.email);
  await page.getByLabel("Choose a password", { exact: true }).fill(OWNER.password);
}

/** Opens a new shop by its link, and ends on Today. */
export async function openNewShop(page: Page, shop: NewShop): Promise<void> {
  await fillSetup(page, shop, "Needle & Thread");
  await page.getByRole("button", { name: "Create my shop" }).click();
  await expect(page).toHaveURL(/\/admin$/, { timeout: 40_000 });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Meena");
  await expect(page.getByText("No new requests")).toBeVisible();
}
