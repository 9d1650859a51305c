import type { Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { visitorRoutes, widths } from "../support/routes";
import { test } from "../support/test";

const folder = "shots";

/** What can be seen only after a person did something, or after something failed. */
const states: readonly { name: string; path: string; reach: (page: Page) => Promise<void> }[] = [
  { name: "search-open", path: "/", reach: async (page) => page.getByRole("button", { name: /search/i }).first().click() },
  {
    name: "search-results",
    path: "/",
    reach: async (page) => {
      await page.getByRole("button", { name: /search/i }).first().click();
      await page.getByPlaceholder(/search for services/i).fill("blouse");
      await page.waitForTimeout(900);
    },
  },
  {
    name: "search-none",
    path: "/",
    reach: async (page) => {
      await page.getByRole("button", { name: /search/i }).first().click();
      await page.getByPlaceholder(/search for services/i).fill("zzzz");
      await page.waitForTimeout(900);
    },
  },
  {
    name: "gallery-lightbox",
    path: "/gallery",
    reach: async (page) => {
      await page.locator("main li button, main li a").first().click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: "contact-errors",
    path: "/contactus",
    reach: async (page) => {
      await page.getByLabel("Phone").fill("12");
      await page.getByRole("button", { name: /send/i }).click();
      await page.waitForTimeout(600);
    },
  },
  {
    name: "coupon-refused",
    path: "/coursedetails?id=1",
    reach: async (page) => {
      await page.getByLabel(/coupon/i).fill("WELCOME10");
      await page.getByRole("button", { name: /apply/i }).click();
      await page.waitForTimeout(400);
    },
  },
  {
    name: "how-to-measure",
    path: "/",
    reach: async (page) => {
      await page.getByRole("button", { name: /watch the video/i }).click();
      await page.waitForTimeout(600);
    },
  },
];

const failing: readonly { name: string; path: string; calls: string }[] = [
  { name: "failing-gallery", path: "/gallery", calls: "**/api/content/gallery**" },
  { name: "failing-events", path: "/events", calls: "**/api/content/events**" },
  { name: "failing-testimonials", path: "/testimonials", calls: "**/api/content/testimonials**" },
  { name: "failing-courses", path: "/courses", calls: "**/api/courses**" },
  { name: "failing-products", path: "/products", calls: "**/api/catalogue/**" },
];

async function whole(page: Page, name: string) {
  // Sections far below are painted when they come near.
  await page.addStyleTag({ content: "*{content-visibility:visible !important}" }).catch(() => undefined);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

for (const { name: size, width, height } of widths) {
  test.describe(size, () => {
    test.use({ viewport: { width, height }, bypassCSP: true });
    test.beforeEach(({ watched }) => watched.allow(/./));

    for (const route of visitorRoutes) {
      test(route.name, async ({ page }) => {
        await page.goto(route.path);
        await hydrated(page);
        await whole(page, `${route.name}-${size}`);
      });
    }
    for (const state of states) {
      test(state.name, async ({ page }) => {
        await page.goto(state.path);
        await hydrated(page);
        await state.reach(page);
        await page.screenshot({ path: `${folder}/${state.name}-${size}.png` });
      });
    }
    for (const failure of failing) {
      test(failure.name, async ({ page }) => {
        await page.goto("/aboutus");
        await hydrated(page);
        await page.route(failure.calls, (route) => route.fulfill({ status: 500, json: { code: "store.internal", message: "Something went wrong." } }));
        // Reached inside the client, so that the failing read is the browser's own.
        await page.evaluate((path) => {
          history.pushState(null, "", path);
          dispatchEvent(new PopStateEvent("popstate"));
        }, failure.path);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `${folder}/${failure.name}-${size}.png` });
      });
    }
  });
}
