import type { Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { visitorRoutes } from "./support/routes";
import { expect, test } from "./support/test";
import { written } from "./support/written";

test("at 320 px, as after zooming in fourfold, no page scrolls sideways", async ({ page, watched }) => {
  test.setTimeout(120_000);
  watched.allow(/status 404|Failed to load resource/);
  await page.setViewportSize({ width: 320, height: 568 });
  const tooWide: string[] = [];
  for (const route of visitorRoutes) {
    await page.goto(route.path);
    await hydrated(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (beyond > 0) tooWide.push(`${route.path}: ${beyond} px`);
  }
  expect(tooWide).toEqual([]);
});

test("the keyboard reaches the content over the skip link, and everything in the header before it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/events");
  await hydrated(page);
  const focused = page.locator(":focus");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText("Skip to the content");
  await expect(focused).toBeInViewport();
  for (const name of ["Hem & Mogra", "Services", "Tutorials", "Gallery", "Blogs", "Client Voice", "Our Stories", "Contact", "Search", "Login"]) {
    await page.keyboard.press("Tab");
    await expect(focused).toHaveAccessibleName(name);
  }
  for (let back = 0; back < 10; back += 1) await page.keyboard.press("Shift+Tab");
  await expect(focused).toHaveText("Skip to the content");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test.describe("what turns by itself", () => {
  /** Which of several things that take turns is to be seen. */
  const shown = (page: Page, things: string) =>
    page.locator(things).evaluateAll((all) => all.filter((thing) => getComputedStyle(thing).visibility === "visible").map((thing) => thing.textContent).join("|"));
  const words = "h1 > span[aria-hidden] > span";
  const dot = (page: Page) => page.getByRole("main").locator("[aria-current=true]");

  test("turns in the time that is promised", async ({ page, request }) => {
    await written(request, { path: "/" });
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    const first = await shown(page, words);
    expect(first).not.toBe("");
    await page.clock.runFor(3100);
    await expect.poll(() => shown(page, words)).not.toBe(first);
    await page.goto("/testimonials");
    await hydrated(page);
    await expect(dot(page)).toHaveAccessibleName(/1 of/);
    await page.clock.runFor(5100);
    await expect(dot(page)).toHaveAccessibleName(/2 of/);
  });

  test("holds still for who wishes less motion, and plays when asked to", async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await written(request, { path: "/" });
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    const first = await shown(page, words);
    const voices = await shown(page, "#clientvoice blockquote");
    expect(voices).not.toBe("");
    await expect(page.getByRole("button", { name: "Play" }).first()).toBeVisible();
    await page.clock.runFor(20_000);
    expect(await shown(page, words)).toBe(first);
    expect(await shown(page, "#clientvoice blockquote")).toBe(voices);
    await page.getByRole("button", { name: "Play" }).first().click();
    await page.clock.runFor(3100);
    await expect.poll(() => shown(page, words)).not.toBe(first);

    await page.goto("/testimonials");
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(dot(page)).toHaveAccessibleName(/1 of/);
  });
});
