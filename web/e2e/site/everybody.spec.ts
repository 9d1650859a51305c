import type { Page } from "@playwright/test";
import { openPage } from "../support/hydrated";
import { expect, test } from "../support/test";
import { written } from "../support/written";

test("the keyboard reaches the header and skips to the content", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/events");
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

test.describe("rotations", () => {
  /** Which of several things that take turns is to be seen. */
  const shown = (page: Page, things: string) =>
    page.locator(things).evaluateAll((all) => all.filter((thing) => getComputedStyle(thing).visibility === "visible").map((thing) => thing.textContent).join("|"));
  const messages = "h1 > span[aria-hidden] > span";
  const dot = (page: Page) => page.getByRole("main").locator("[aria-current=true]");

  test("rotate at the specified interval", async ({ page, request }) => {
    await written(request, { path: "/" });
    await page.clock.install();
    await openPage(page, "/");
    const first = await shown(page, messages);
    expect(first).not.toBe("");
    await page.clock.runFor(3100);
    await expect.poll(() => shown(page, messages)).not.toBe(first);
    await openPage(page, "/testimonials");
    await expect(dot(page)).toHaveAccessibleName(/1 of/);
    await page.clock.runFor(5100);
    await expect(dot(page)).toHaveAccessibleName(/2 of/);
  });

  test("a testimonial does not rotate before its text is visible", async ({ page }) => {
    const quote = page.getByRole("main").getByRole("figure").first().locator("blockquote");
    await page.setViewportSize({ width: 768, height: 1024 });
    await openPage(page, "/testimonials");
    await expect(quote).toBeInViewport({ ratio: 1 });

    await page.clock.install();
    await page.setViewportSize({ width: 740, height: 320 });
    await openPage(page, "/testimonials");
    await page.getByRole("contentinfo").evaluate((footer) => footer.scrollIntoView({ behavior: "instant" }));
    await expect(quote).not.toBeInViewport();
    await page.clock.runFor(20_000);
    await expect(dot(page)).toHaveAccessibleName(/1 of/);
    await quote.evaluate((messages) => messages.scrollIntoView({ behavior: "instant" }));
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(dot(page)).not.toHaveAccessibleName(/1 of/, { timeout: 50 });
    }).toPass();
  });

  test("the heading of the home page fades up, except with reduced motion", async ({ page }) => {
    const frames = () =>
      page.locator("h1").evaluate((heading) => {
        const [animation] = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(heading));
        const effect = animation?.effect as KeyframeEffect | undefined;
        return { begins: effect?.getKeyframes()[0]?.["opacity"], duration: effect?.getComputedTiming().duration };
      });
    await page.clock.install();
    // Animations stand still from the beginning: what has ended is no longer among them.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await page.goto("/");
    await expect.poll(frames).toEqual({ begins: "0.2", duration: 500 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect.poll(async () => (await frames()).duration ?? 0).toBeLessThanOrEqual(1);
  });

  test("pause with reduced motion, and play on request", async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await written(request, { path: "/" });
    await page.clock.install();
    await openPage(page, "/");
    const first = await shown(page, messages);
    const voices = await shown(page, "#clientvoice blockquote");
    expect(voices).not.toBe("");
    await expect(page.getByRole("button", { name: "Play" }).first()).toBeVisible();
    await page.clock.runFor(20_000);
    expect(await shown(page, messages)).toBe(first);
    expect(await shown(page, "#clientvoice blockquote")).toBe(voices);
    await page.getByRole("button", { name: "Play" }).first().click();
    await page.clock.runFor(3100);
    await expect.poll(() => shown(page, messages)).not.toBe(first);

    await openPage(page, "/testimonials");
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(dot(page)).toHaveAccessibleName(/1 of/);
  });
});
