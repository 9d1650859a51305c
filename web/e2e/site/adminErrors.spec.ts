import type { Page } from "@playwright/test";
import { devices } from "../support/devices";
import { openInside } from "../support/openInside";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/test";

const QUESTIONS = /\/api\/(?:admin\/|me\/(?:notifications|calendar-feed))/;
const broken = { status: 500, json: { code: "store.internal", message: "Something went wrong." } };

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** One of each kind of screen; all are opened without answers in `unanswered.screen.test.tsx`. */
const screens = [
  "/admin",
  "/admin/orders/1001",
  "/admin/calendar",
  "/admin/catalogue?tab=products",
  "/admin/catalogue/products/1",
  "/admin/content/media",
  "/admin/reports/days",
  "/admin/settings/messages/events/order_ready",
];

/** The back office with a screen that asks nothing of its own; the other screens are opened from there. */
async function openQuietly(page: Page): Promise<void> {
  await logIn(page, people.owner);
  await page.goto("/admin/more");
  await expect(page.getByRole("heading", { name: "More", level: 1 })).toBeVisible();
}

test.describe("on a phone", () => {
  test.use(devices.phone);

  test("a screen whose requests fail shows an error and a retry, as wide as the phone", async ({ page, watched }) => {
    watched.allow(/status 500|Failed to load resource/);
    await page.route(QUESTIONS, (route) => route.fulfill(broken));
    await openQuietly(page);
    const main = page.getByRole("main");
    for (const screen of screens) {
      await openInside(page, screen);
      await expect(page, screen).toHaveURL((url) => url.pathname + url.search === screen);
      await expect(main.getByRole("heading", { level: 1 }), screen).toBeVisible();
      await expect(main.getByRole("alert").filter({ hasText: "Something went wrong" }).first(), screen).toBeVisible();
      await expect(main.getByRole("button", { name: "Try Again" }).first(), screen).toBeVisible();
      expect(await tooWide(page), screen).toBeLessThanOrEqual(0);
      // An error of the screen before must not stand in for this one.
      await openInside(page, "/admin/more");
      await expect(page.getByRole("heading", { name: "More", level: 1 })).toBeVisible();
    }
  });
});

interface Long {
  path: string;
  /** What the list is read from. */
  read: string;
  label: string;
}

const MANY = 600;
/** The most rows that are rendered at any scroll position. */
const DRAWN = 100;

const longLists: readonly Long[] = [
  { path: "/admin/orders?filter=open", read: "**/api/admin/orders?*", label: "Orders" },
  { path: "/admin/customers", read: "**/api/admin/customers*", label: "Customers" },
  { path: "/admin/catalogue?tab=products", read: "**/api/admin/catalogue/products?*", label: "Products" },
  { path: "/admin/courses/enrolments", read: "**/api/admin/courses/enrolments*", label: "Enrolments" },
  { path: "/admin/courses/reviews?filter=approved", read: "**/api/admin/courses/reviews?*", label: "Reviews" },
  { path: "/admin/settings/audit", read: "**/api/admin/audit*", label: "Activity" },
];

test.describe("lists of hundreds of rows", () => {
  test.use(devices.phone);

  test("only rows near the viewport are rendered, with their position", async ({ page }) => {
    await openQuietly(page);
    for (const { path, read, label } of longLists) {
      await page.route(read, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { items: object[] };
        const items = Array.from({ length: MANY }, (_, place) => ({ ...body.items[0], id: place + 1 }));
        await route.fulfill({ json: { ...body, items, next: undefined } });
      });
      await openInside(page, path);
      const lines = page.getByRole("list", { name: label }).getByRole("listitem");
      await expect(lines.first(), path).toHaveAttribute("aria-setsize", String(MANY));
      expect(await lines.count(), path).toBeLessThan(DRAWN);
      const last = page.locator(`[role="listitem"][aria-posinset="${MANY}"]`);
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          return last.count();
        }, { message: path })
        .toBe(1);
      expect(await lines.count(), path).toBeLessThan(DRAWN);
      await page.unroute(read);
    }
  });
});

test("rows that leave and enter the viewport quickly are rendered", async ({ page }) => {
  // A busy phone hears of both at once.
  await page.addInitScript(() => {
    const Own = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class extends Own {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => tell(entries.flatMap((entry) => [goneFrom(entry), entry]), observer), options);
      }
    };
    const goneFrom = ({ target, boundingClientRect }: IntersectionObserverEntry) =>
      ({ target, boundingClientRect, isIntersecting: false }) as IntersectionObserverEntry;
  });
  await logIn(page, people.owner);
  await page.goto("/admin/catalogue");
  const lines = page.getByRole("list", { name: "Categories" }).getByRole("listitem");
  await expect(lines.first()).toBeVisible();
  // All nearby blocks have been observed.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await expect(lines.first()).toBeVisible();
});
