import type { Locator, Page } from "@playwright/test";
import { expectAccessible as expectAccessibleBy, expectNoSidewaysScrolling } from "./accessible";
import { devices } from "./devices";
import { openInside } from "./openInside";
import { expect } from "./ownShop";
import { logIn, people } from "./people";

/** Opens a screen of the back office as a staff member. */
export async function openOffice(page: Page, path = "/admin", person: { mobile: string; password: string } = people.staff): Promise<void> {
  await logIn(page, person);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/**
 * Opens another screen of the open back office as its links do, and waits for what it shows. For walks over many screens:
 * opening each from its URL would load the whole client again.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  await openInside(page, path);
  await complete(page, path);
}

/** Waits until a screen shows its title, and no part of it is loading. */
export async function complete(page: Page, what = "the screen"): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }), what).toHaveText(/\S/);
  await expect(page.locator("[aria-busy=true]"), what).toHaveCount(0);
}

export const undo = (page: Page): Locator => page.getByRole("button", { name: "Undo", exact: true });

/**
 * Looks at a screen of the back office on a phone and on a desktop, whichever the journey runs on; it ends on its own. The
 * back office follows the recommendations too.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const own = page.viewportSize() ?? devices.desktop.viewport;
  const others = Object.values(devices).filter(({ viewport }) => viewport.width !== own.width);
  for (const { width, height } of [...others.map(({ viewport }) => viewport), own]) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScrolling(page, `${what} at ${width} px: pixels of sideways scrolling`);
    await expectAccessibleBy(page, `${what} at ${width} px`, {});
  }
}
