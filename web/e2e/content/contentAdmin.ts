import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/ownShop";

export const save = (page: Page): Locator => page.getByRole("button", { name: "Save", exact: true });
export const tab = (page: Page, name: string): Locator => page.getByRole("navigation", { name: "Filter" }).getByRole("link", { name });
export const line = (page: Page, messages: string): Locator => page.getByRole("main").getByRole("listitem").filter({ hasText: messages });

/** Does something with a line of a list; on phones what can be done folds out first. */
export async function act(page: Page, messages: string, label: string): Promise<void> {
  const row = line(page, messages);
  const dots = row.getByRole("button", { name: /^Actions/ });
  await expect(row).toBeVisible();
  if (await dots.isVisible()) await dots.click();
  await row.getByRole("button", { name: new RegExp(`^${label}`) }).click();
}
