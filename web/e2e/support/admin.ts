import type { Locator, Page } from "@playwright/test";
import { expectAccessible as expectAccessibleBy } from "./accessible";
import { expect } from "./ownShop";
import { logIn, people } from "./people";

/** Opens a screen of the back office as a staff member. */
export async function openOffice(page: Page, path = "/admin", person: { mobile: string; password: string } = people.staff): Promise<void> {
  await logIn(page, person);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export const undo = (page: Page): Locator => page.getByRole("button", { name: "Undo", exact: true });

/** The back office follows the recommendations too. */
export const expectAccessible = (page: Page, what: string): Promise<void> => expectAccessibleBy(page, what, {});
