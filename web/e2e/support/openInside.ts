import type { Page } from "@playwright/test";

/** Goes to an address as a link inside the site does: the page stays, and its own client asks for what is missing. */
export async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
