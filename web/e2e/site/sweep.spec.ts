import type { Page } from "@playwright/test";
import { expectNoSidewaysScrolling, violationsIn } from "../support/accessible";
import { hydrated } from "../support/hydrated";
import { visitorRoutes, widths } from "../support/routes";
import { expect, test } from "../support/test";
import { written } from "../support/written";

/** A cheap phone on a slow network: milliseconds, and bytes a second. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

interface Shift {
  value: number;
  moved: string[];
}

/** Records what moves by itself, and which elements they were, on each page that is opened from now on. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
        if (shift.hadRecentInput) continue;
        const moved = shift.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent?.slice(0, 30) ?? "?")));
        shifts.push({ value: shift.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Each visit is a first one, over a slow network. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", slow);
}

/** Scrolls to the end, so that what waits below the first screen comes too. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
  });
}

async function expectStill(page: Page): Promise<void> {
  await readThrough(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `what moved by itself: ${shifts.map(({ value, moved }) => `${value.toFixed(4)} (${moved.join(", ")})`).join("; ")}`).toBeLessThanOrEqual(0.01);
}

for (const route of visitorRoutes) {
  test(`${route.name} opens from its URL complete, stable and accessible on a slow phone, at 320 px and on a desktop`, async ({ page, request, watched }) => {
    test.setTimeout(120_000);
    if (route.status === 404) watched.allow(/status 404|Failed to load resource/);
    await written(request, route);
    await recordShifts(page);
    await slowDown(page);
    for (const { name, width, height } of widths) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        const response = await page.goto(route.path, { waitUntil: "load" });
        expect(response?.status()).toBe(route.status ?? 200);
        if (route.leadsTo) await expect(page).toHaveURL(route.leadsTo);
        await expect(page.getByText(route.shows).filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
        await hydrated(page);
        await expectStill(page);
        await expectNoSidewaysScrolling(page);
        expect(await violationsIn(page)).toEqual([]);
      });
      if (name === "desktop") continue;
      await test.step("320 px, as after zooming in fourfold", async () => {
        await page.setViewportSize({ width: 320, height: 568 });
        await expectNoSidewaysScrolling(page);
      });
    }
  });
}
