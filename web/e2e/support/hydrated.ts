import type { Page } from "@playwright/test";

/** Waits until React has taken over the page's heading: only then do clicks reach the client. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("#app h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
  });
}

/** Opens a page of the site and waits until its client runs. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
