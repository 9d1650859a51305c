import type { Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { openInside } from "./support/openInside";
import { expect, test } from "./support/test";

interface List {
  path: string;
  /** The read that this page lives on. */
  read: string;
  loading: string;
  failed: string;
  /** What it says when there is nothing; some lists always have something. */
  empty?: string;
  /** A text that is there when all is well. */
  shows: string | RegExp;
}

const lists: readonly List[] = [
  { path: "/gallery", read: "**/api/content/gallery?*", loading: "Loading gallery...", failed: "Failed to load gallery items. Please try again later.", empty: "No gallery items found in this category.", shows: /pictures$/ },
  { path: "/events", read: "**/api/content/events", loading: "Loading Blogs...", failed: "Failed to load blogs. Please try again later.", empty: "No Blogs found.", shows: /\d{4}$/ },
  { path: "/event/1", read: "**/api/content/events/1", loading: "Loading...", failed: "Event not found or unable to load data.", shows: "Event Gallery" },
  { path: "/testimonials", read: "**/api/content/testimonials", loading: "Loading testimonials...", failed: "Failed to load testimonials. Please try again later.", empty: "No testimonials available at the moment.", shows: "Pause" },
  { path: "/", read: "**/api/orders/pin-codes", loading: "Loading pin codes...", failed: "Failed to load pin codes. Please try again later.", empty: "No pin codes available.", shows: "600004" },
  { path: "/products", read: "**/api/catalogue/categories?*", loading: "Loading services...", failed: "Something went wrong. Please try again.", empty: "No Services Available", shows: "Ladies' Wear" },
  { path: "/fromhome?ctid=1", read: "**/api/catalogue/services?*", loading: "Loading services...", failed: "Something went wrong. Please try again.", empty: "Service Not Available", shows: /^from/ },
  { path: "/productsubcategories/1/Sarees", read: "**/api/catalogue/products?*", loading: "Loading services...", failed: "Something went wrong. Please try again.", empty: "No Services Available", shows: /₹/ },
  { path: "/productdetails/1", read: "**/api/catalogue/products/1", loading: "Loading product...", failed: "Failed to load product details", shows: "How Does It Work?" },
  { path: "/shared-product/1", read: "**/api/catalogue/products/1", loading: "Loading product...", failed: "Failed to load product details", shows: "See what is in it" },
  { path: "/courses", read: "**/api/courses", loading: "Loading courses...", failed: "Failed to fetch course types", empty: "No Courses Available", shows: "View more" },
  { path: "/fromcourses?category=Blouses", read: "**/api/courses?*", loading: "Loading courses...", failed: "Failed to fetch course types", empty: "No Courses Available", shows: /₹/ },
  { path: "/coursenames/1", read: "**/api/courses/1", loading: "Loading courses...", failed: "Failed to fetch course types", shows: "Lessons" },
];

const broken = { status: 500, json: { code: "store.internal", message: "Something went wrong." } };

test("each list says that it loads, that it failed, and tries again", async ({ page, watched }) => {
  test.setTimeout(120_000);
  watched.allow(/status 500|Failed to load resource/);
  for (const list of lists) {
    await test.step(list.path, async () => {
      await page.goto("/aboutus");
      await hydrated(page);
      const main = page.getByRole("main");
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(list.read, async (route) => {
        await held;
        await route.fulfill(broken);
      });
      await openInside(page, list.path);
      await expect(main.getByRole("status").filter({ hasText: list.loading }).first()).toBeAttached();
      answer();
      const failed = main.getByText(list.failed);
      await expect(failed).toBeVisible();
      await page.unroute(list.read);
      await main.getByRole("button", { name: "Try Again" }).click();
      await expect(failed).toBeHidden();
      await expect(main.getByText(list.shows).filter({ visible: true }).first()).toBeVisible();
    });
  }
});

test("each list says when it is empty", async ({ page, watched }) => {
  test.setTimeout(120_000);
  watched.allow(/status 404|Failed to load resource/);
  for (const { path, read, empty } of lists) {
    if (empty === undefined) continue;
    await test.step(path, async () => {
      await page.goto("/aboutus");
      await hydrated(page);
      await page.route(read, (route) => route.fulfill({ json: [] }));
      await openInside(page, path);
      await expect(page.getByRole("main").getByText(empty).first()).toBeVisible();
      await page.unroute(read);
    });
  }
  await page.goto("/");
  await hydrated(page);
  await page.getByPlaceholder("Search pin code or area").fill("zzzz");
  await expect(page.getByText("No matching pin codes found.")).toBeVisible();
});

/** Screens beside the lists that live on answers, most of them on who is looking. */
const others = ["/account", "/profile", "/Mycourses", "/myorders", "/bookappointment", "/contactus", "/privacyandpolicy", "/demo1"];

test("a screen that nobody answers says so, and tries again", async ({ page, watched }) => {
  test.setTimeout(180_000);
  watched.allow(/ERR_CONNECTION_FAILED|Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [...lists.map((list) => list.path), ...others]) {
    await test.step(path, async () => {
      await page.goto("/aboutus");
      await hydrated(page);
      await page.route("**/api/**", (route) => route.abort("connectionfailed"));
      await openInside(page, path);
      const main = page.getByRole("main");
      const again = main.getByRole("button", { name: "Try Again" });
      await expect(again.first()).toBeVisible();
      await expect(main.getByText(/No Network Connection|could not be loaded|unable to load/).first()).toBeVisible();
      await page.unroute("**/api/**");
      const left = await again.count();
      await again.first().click();
      await expect.poll(() => again.count()).toBeLessThan(left);
    });
  }
});

interface Wall {
  path: string;
  read: string;
  /** The cards, as links. */
  cards: string;
}

const MANY = 600;
/** Whatever she looks at, so many cards are laid out at most. */
const LAID_OUT = 150;

const walls: readonly Wall[] = [
  { path: "/courses", read: "**/api/courses", cards: "main li a[href^='/coursenames/']" },
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

test.describe("of hundreds of cards", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("only those near to what is in sight are laid out, and the last is reached as ever", async ({ page, watched }) => {
    test.setTimeout(120_000);
    // Most of them are made up: a hand on one asks for what is behind it.
    watched.allow(/status 404|Failed to load resource/);
    for (const { path, read, cards } of walls) {
      await test.step(path, async () => {
        await page.goto("/aboutus");
        await hydrated(page);
        await many(page, read, MANY);
        await openInside(page, `${path}?show=${MANY}`);
        await expect(page.locator(cards)).toHaveCount(MANY);
        const laidOut = () =>
          page.locator(`${cards} img`).evaluateAll((pictures) => pictures.filter((picture) => picture.checkVisibility({ contentVisibilityAuto: true })).length);
        await expect.poll(laidOut).toBeLessThan(LAID_OUT);
        const last = page.locator(cards).last();
        await last.focus();
        await expect(last).toBeInViewport();
        await expect.poll(() => last.locator("img").evaluate((picture) => picture.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
        expect(await laidOut()).toBeLessThan(LAID_OUT);
        await page.unroute(read);
      });
    }
  });

  test("the way back leads to the card she came from", async ({ page, watched }) => {
    watched.allow(/status 404|Failed to load resource/);
    await page.goto("/aboutus");
    await hydrated(page);
    await many(page, "**/api/courses", MANY);
    await openInside(page, `/courses?show=${MANY}`);
    const cards = page.locator("main li a[href^='/coursenames/']");
    await expect(cards).toHaveCount(MANY);
    const far = page.locator("main li a[href='/coursenames/400']");
    await far.focus();
    await expect(far).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/coursenames/);
    await page.goBack();
    await expect(cards).toHaveCount(MANY);
    await expect(far).toBeInViewport();
  });

  test("a category shows two dozen products at first, and goes on where they end", async ({ page }) => {
    await page.goto("/aboutus");
    await hydrated(page);
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
