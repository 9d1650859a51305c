import type { Page } from "@playwright/test";
import { adminScreens } from "../../src/testing/adminScreens";
import { devices } from "../support/devices";
import { test as emptyShop } from "../support/newShop";
import { openInside } from "../support/openInside";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/test";
import { openNewShop } from "./setupForm";

const QUESTIONS = /\/api\/(?:admin\/|me\/(?:notifications|calendar-feed))/;
const broken = { status: 500, json: { code: "store.internal", message: "Something went wrong." } };

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The back office with a screen that asks nothing of its own; the other screens are opened from there. */
async function openQuietly(page: Page): Promise<void> {
  await logIn(page, people.owner);
  await page.goto("/admin/more");
  await expect(page.getByRole("heading", { name: "More", level: 1 })).toBeVisible();
}

test.describe("on a phone", () => {
  test.use(devices.phone);

  test("a screen whose requests fail shows an error and a retry, and is never blank", async ({ page, watched }) => {
    test.setTimeout(300_000);
    watched.allow(/status 500|Failed to load resource/);
    await page.route(QUESTIONS, (route) => route.fulfill(broken));
    await openQuietly(page);
    const main = page.getByRole("main");
    for (const screen of adminScreens) {
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

test("a failed report is complete after each panel was retried", async ({ page, watched }) => {
  watched.allow(/status 500|Failed to load resource/);
  await openQuietly(page);
  const main = page.getByRole("main");
  const again = main.getByRole("button", { name: "Try Again" });
  await page.route(QUESTIONS, (route) => route.fulfill(broken));
  // A reload, so that nothing is cached.
  await page.goto("/admin/reports/days");
  await expect(again.first()).toBeVisible();
  await page.unroute(QUESTIONS);
  while ((await again.count()) > 0) {
    const left = await again.count();
    await again.first().click();
    await expect.poll(() => again.count()).toBeLessThan(left);
  }
  await expect(main.getByText("orders approved").first()).toBeVisible();
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

/** The texts of a new, empty shop. */
const beginnings: readonly [screen: string, says: string | RegExp][] = [
  ["/admin", "New requests appear here automatically."],
  ["/admin/setup", "Needed to open"],
  ["/admin/orders", "Requests appear here once you approve them."],
  ["/admin/orders?filter=waiting", "New requests appear here and on Today."],
  ["/admin/catalogue", "Add the first category"],
  ["/admin/catalogue?tab=products", "Visitors book products. Each has a photo, a name and a price."],
  ["/admin/catalogue?part=trash", "Items in the trash can be restored for 30 days."],
  ["/admin/courses", "Add the first course"],
  ["/admin/courses/new", "A course belongs to a category"],
  ["/admin/courses/categories", "Add the first category"],
  ["/admin/courses/reviews", "New reviews of courses appear here for your approval."],
  ["/admin/courses/enrolments", "Customers who buy a course appear here."],
  ["/admin/coupons", "Add the first coupon"],
  ["/admin/content/enquiries", "Enquiries from the contact page appear here"],
  ["/admin/content/banner", "Add the first text"],
  ["/admin/content/offers", "Add the first offer"],
  ["/admin/content/testimonials", "Add the first testimonial"],
  ["/admin/content/gallery", "Add the first item"],
  ["/admin/content/events", "Add the first blog"],
  ["/admin/content/how-to-measure", "Add your video"],
  ["/admin/content/pin-codes", "Paste list"],
  ["/admin/content/videos", "Upload videos in a lesson of a course"],
  ["/admin/content/media", "Images you add here or in a form can be reused"],
  ["/admin/customers", "Customers appear here when they register."],
  ["/admin/payments", "Online payments and refunds appear here automatically."],
  ["/admin/payments/elsewhere", "All payments are recorded"],
  ["/admin/settings/receipts", "The first receipt is created with the first payment."],
  ["/admin/settings/mails", "The first one is sent when a customer registers or books."],
  ["/admin/settings/backups", "The first backup is made within minutes of opening."],
];

emptyShop("an empty shop says in each list what to do first", async ({ page, newShop, watched }) => {
  emptyShop.setTimeout(180_000);
  // There is no response for a moment while the shop opens.
  watched.allow(/status (401|404|503)/, /status of (401|404|503)/);
  await openNewShop(page, newShop);
  for (const [screen, says] of beginnings) {
    await openInside(page, screen);
    await expect(page.getByRole("main").getByText(says).filter({ visible: true }).first(), screen).toBeVisible();
  }
});
