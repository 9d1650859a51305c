import type { Page } from "@playwright/test";
import { openPage } from "../support/hydrated";
import { openInside } from "../support/openInside";
import { visitorRoutes, widths } from "../support/routes";
import { test } from "../support/test";

const folder = "shots";

/** What can be seen only after a person did something, or after something failed. */
const states: readonly { name: string; path: string; only?: "phone"; reach: (page: Page) => Promise<void> }[] = [
  { name: "menu-open", path: "/", only: "phone", reach: async (page) => page.locator("header summary").click() },
  { name: "filters-open", path: "/products", only: "phone", reach: async (page) => page.getByRole("button", { name: /filters/i }).first().click() },
  { name: "offline", path: "/gallery", reach: async (page) => page.context().setOffline(true) },
  { name: "view-more", path: "/courses?show=12", reach: async (page) => page.getByRole("link", { name: "View more" }).scrollIntoViewIfNeeded() },
  {
    name: "enquiry-sent",
    path: "/contactus",
    reach: async (page) => {
      await page.getByLabel("Name").fill("Asha Rao");
      await page.getByLabel("Phone").fill("98765 43210");
      await page.getByRole("button", { name: /send/i }).click();
      await page.getByText("Enquiry submitted successfully!").waitFor();
    },
  },
  {
    name: "pin-code-found",
    path: "/",
    reach: async (page) => {
      await page.getByPlaceholder("Your pin code").fill("600004");
      await page.getByRole("button", { name: "Check" }).click();
      await page.getByText(/We pick up here/).first().waitFor();
    },
  },
  {
    name: "event-viewer",
    path: "/event/1",
    reach: async (page) => {
      await page.getByRole("link", { name: /^Event Image/ }).first().click();
      await page.getByRole("dialog").waitFor();
      await page.waitForTimeout(400);
    },
  },
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
  { name: "failing-product", path: "/shared-product/1", calls: "**/api/catalogue/products/1" },
  { name: "failing-event", path: "/event/1", calls: "**/api/content/events/1" },
  { name: "failing-courses", path: "/courses", calls: "**/api/courses**" },
  { name: "failing-products", path: "/products", calls: "**/api/catalogue/**" },
];

const empty: readonly { name: string; path: string; calls: string }[] = [
  { name: "empty-gallery", path: "/gallery", calls: "**/api/content/gallery**" },
  { name: "empty-events", path: "/events", calls: "**/api/content/events" },
  { name: "empty-testimonials", path: "/testimonials", calls: "**/api/content/testimonials" },
  { name: "empty-courses", path: "/courses", calls: "**/api/courses" },
  { name: "empty-products", path: "/products", calls: "**/api/catalogue/categories**" },
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
        await openPage(page, route.path);
        await whole(page, `${route.name}-${size}`);
      });
    }
    for (const state of states.filter(({ only }) => only === undefined || only === size)) {
      test(state.name, async ({ page }) => {
        await openPage(page, state.path);
        await state.reach(page);
        await page.screenshot({ path: `${folder}/${state.name}-${size}.png` });
      });
    }
    const broken = { status: 500, json: { code: "store.internal", message: "Something went wrong." } };
    const answers = [...failing.map((state) => ({ ...state, answer: broken })), ...empty.map((state) => ({ ...state, answer: { json: [] } }))];
    for (const { name, path, calls, answer } of answers) {
      test(name, async ({ page }) => {
        await openPage(page, "/aboutus");
        await page.route(calls, (route) => route.fulfill(answer));
        // Reached inside the client, so that the read is the browser's own.
        await openInside(page, path);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `${folder}/${name}-${size}.png` });
      });
    }
  });
}
