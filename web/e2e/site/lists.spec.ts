import type { Page } from "@playwright/test";
import { openPage } from "../support/hydrated";
import { openInside } from "../support/openInside";
import { expect, test } from "../support/test";

interface Wall {
  path: string;
  read: string;
  /** The cards, as links. */
  cards: string;
  /** The address of a card far down, from which a customer goes back. */
  far?: string;
}

const MANY = 600;
/** The most cards that are laid out at any scroll position. */
const LAID_OUT = 150;

const walls: readonly Wall[] = [
  { path: "/courses", read: "**/api/courses", cards: "main li a[href^='/coursenames/']", far: "/coursenames/400" },
  { path: "/gallery", read: "**/api/content/gallery?*", cards: "main li a[href^='/uploads/']" },
  { path: "/productsubcategories/1/All", read: "**/api/catalogue/products?*", cards: "main li a[href^='/productdetails/']" },
];

/** The list answers with its first thing so many times. */
async function many(page: Page, read: string, times: number): Promise<void> {
  await page.route(read, async (route) => {
    const answer = await route.fetch();
    const few = (await answer.json()) as object[];
    await route.fulfill({ json: Array.from({ length: times }, (_, place) => ({ ...few[0], id: place + 1 })) });
  });
}

test.describe("lists of hundreds of cards", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("only cards near the viewport are laid out, the last is reachable, and going back returns to the opened card", async ({ page, watched }) => {
    test.setTimeout(120_000);
    // Most of them are made up: a hand on one asks for what is behind it.
    watched.allow(/status 404|Failed to load resource/);
    for (const { path, read, cards, far } of walls) {
      await test.step(path, async () => {
        await openPage(page, "/aboutus");
        await many(page, read, MANY);
        await openInside(page, `${path}?show=${MANY}`);
        await expect(page.locator(cards)).toHaveCount(MANY);
        const laidOut = () =>
          page.locator(`${cards} img`).evaluateAll((images) => images.filter((image) => image.checkVisibility({ contentVisibilityAuto: true })).length);
        await expect.poll(laidOut).toBeLessThan(LAID_OUT);
        const last = page.locator(cards).last();
        await last.focus();
        await expect(last).toBeInViewport();
        await expect.poll(() => last.locator("img").evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
        expect(await laidOut()).toBeLessThan(LAID_OUT);
        if (far !== undefined) {
          const card = page.locator(`main li a[href='${far}']`);
          await card.focus();
          await expect(card).toBeInViewport();
          await page.keyboard.press("Enter");
          await expect(page).toHaveURL(new RegExp(`${far}$`));
          await page.goBack();
          await expect(page.locator(cards)).toHaveCount(MANY);
          await expect(card).toBeInViewport();
        }
        await page.unroute(read);
      });
    }
  });

  test("a category shows 24 products at first, and more on request", async ({ page }) => {
    await openPage(page, "/aboutus");
    await many(page, "**/api/catalogue/products?*", 30);
    await openInside(page, "/productsubcategories/1/All");
    const cards = page.locator("main li a[href^='/productdetails/']");
    await expect(cards).toHaveCount(24);
    await page.getByRole("link", { name: "View more" }).click();
    await expect(cards).toHaveCount(30);
    await expect(cards.nth(24)).toBeFocused();
    await expect(page.getByRole("link", { name: "View more" })).toHaveCount(0);
  });
});
