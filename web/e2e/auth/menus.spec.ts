import type { Locator, Request } from "@playwright/test";
import { openOffice, openScreen } from "../support/admin";
import { people } from "../support/people";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 240_000 });

/** The owner opens every screen in `adminErrors.spec`. */
const ROLES = { manager: people.staff, counter: people.counter, maker: people.maker, editor: people.editor };

/** The screens whose own links belong to the menu. */
const OVERVIEWS = ["/admin/more", "/admin/content", "/admin/settings"];

/** The screens of the back office to which a part of a page leads, without their queries. */
async function screensIn(part: Locator): Promise<string[]> {
  const links = part.locator('a[href^="/admin"]');
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

test.use({ viewport: { width: 390, height: 844 } });

// A response with an error fails the test in any case.
for (const [role, person] of Object.entries(ROLES)) {
  test(`every link of the menu and every way back opens a screen for the ${role}`, async ({ page }) => {
    const unanswered = new Set<Request>();
    page.on("request", (request) => unanswered.add(request));
    page.on("requestfinished", (request) => unanswered.delete(request));
    page.on("requestfailed", (request) => unanswered.delete(request));
    await openOffice(page, "/admin", person);
    const screens = new Set(["/admin", ...(await screensIn(page.getByRole("navigation", { name: "Back office" })))]);
    // What a screen leads to is added while the set is walked.
    for (const path of screens) {
      await openScreen(page, path);
      await expect(page.getByText("your role has no access"), path).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Try Again" }), path).toHaveCount(0);
      const main = page.getByRole("main");
      const next = await screensIn(OVERVIEWS.includes(path) ? main : main.locator("header"));
      for (const screen of next) screens.add(screen);
    }
    expect(screens.size).toBeGreaterThan(3);
    await expect.poll(() => unanswered.size, { message: "requests without a response" }).toBe(0);
  });
}
