import type { Locator, Page, Request } from "@playwright/test";
import { expectAccessible, openOffice, openScreen } from "../support/admin";
import { openInside } from "../support/openInside";
import { people } from "../support/people";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 120_000 });

/** The screens whose own links belong to the menu. */
const OVERVIEWS = ["/admin/more", "/admin/content", "/admin/settings"];

/** The screens of the back office to which a part of a page leads, without their queries. */
async function screensIn(part: Locator): Promise<string[]> {
  const links = part.locator('a[href^="/admin"]');
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

/** The server's status for a read of this address. */
const statusOf = (page: Page, path: string): Promise<number> => page.evaluate(async (address) => (await fetch(`/api${address}`)).status, path);

test.use({ viewport: { width: 390, height: 844 } });

// The other roles are in `roles.screen.test.tsx`, and what the server refuses to each of them in its own tests.
test("on a phone the counter opens every screen of the menu, and no other", async ({ page, watched }) => {
  const unanswered = new Set<Request>();
  page.on("request", (request) => unanswered.add(request));
  page.on("requestfinished", (request) => unanswered.delete(request));
  page.on("requestfailed", (request) => unanswered.delete(request));
  await openOffice(page, "/admin", people.counter);
  const menu = page.getByRole("navigation", { name: "Back office" });
  const bar = ["Today", "Orders", "Calendar", "Customers", "More"].map((label) => new RegExp(`^${label}`));
  await expect(menu.filter({ visible: true }).getByRole("link")).toHaveText(bar);
  const screens = new Set(["/admin", ...(await screensIn(menu))]);
  // What a screen leads to is added while the set is walked.
  for (const path of screens) {
    await openScreen(page, path);
    await expect(page.getByText("your role has no access"), path).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Try Again" }), path).toHaveCount(0);
    if (path === "/admin/content/enquiries") await expectAccessible(page, "the enquiries of the counter");
    const main = page.getByRole("main");
    for (const next of await screensIn(OVERVIEWS.includes(path) ? main : main.locator("header"))) screens.add(next);
  }
  expect([...screens]).toEqual(expect.arrayContaining(["/admin/orders", "/admin/customers", "/admin/content/enquiries"]));
  await expect.poll(() => unanswered.size, { message: "requests without a response" }).toBe(0);
  // Until here a response with an error fails the test.
  watched.allow(/40[34]/);
  for (const path of ["/admin/content/banner", "/admin/payments"]) {
    await openInside(page, path);
    await expect(page.getByText("your role has no access"), path).toBeVisible();
  }
  for (const path of ["/admin/content/banner", "/admin/staff"]) expect([403, 404], path).toContain(await statusOf(page, path));
});

test("a maker moves a piece on and back, finishes an alteration and writes a note about the garment", async ({ page }) => {
  await openOffice(page, "/admin", people.maker);
  const main = page.getByRole("main");
  const cards = main.getByRole("listitem").filter({ hasText: /HM-/ });
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(cards.first()).toBeVisible();
  await expect(main).not.toContainText("₹");
  await expectAccessible(page, "the pieces of a maker");
  await cards.filter({ hasNotText: "Alteration" }).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("HM-");
  await expect(main).not.toContainText("₹");
  await expectAccessible(page, "a piece of a maker");
  await page.getByRole("button", { name: /^Move to / }).click();
  await undo.click();
  await expect(page.getByRole("button", { name: /^Move to / })).toBeVisible();

  await openScreen(page, "/admin");
  await cards.filter({ hasText: "Alteration" }).first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Alteration" })).toBeVisible();
  await expectAccessible(page, "an alteration of a maker");
  await page.getByRole("button", { name: "Mark ready" }).click();
  await expect(page.getByText("Finished. The shop hands it over.")).toBeVisible();
  await undo.click();
  await expect(page.getByRole("button", { name: "Mark ready" })).toBeVisible();
  await page.getByLabel("New note").fill("Seams are 2 cm wide.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Seams are 2 cm wide." })).toContainText("Kannan P.");
});
