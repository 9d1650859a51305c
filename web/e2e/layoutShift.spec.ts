import type { CDPSession, Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { visitorRoutes, widths } from "./support/routes";
import { expect, test } from "./support/test";
import { written } from "./support/written";

const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

interface Shift {
  value: number;
  moved: string[];
}

/** Notes what moves by itself, and which elements they were. */
async function watchShifts(page: Page): Promise<void> {
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

/** A first visit to each page: nothing is in the cache. */
async function firstVisits(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", slow);
  return session;
}

/** Down to the end as somebody reads, so that what waits below the first screen comes too. */
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

for (const { name: size, width, height } of widths) {
  test(`nothing moves under the finger while a page loads slowly, on a ${size}`, async ({ page, request, watched }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width, height });
    watched.allow(/status 404|Failed to load resource/);
    await watchShifts(page);
    await firstVisits(page);
    const restless: string[] = [];
    for (const route of visitorRoutes) {
      await written(request, route);
      await page.goto(route.path, { waitUntil: "load" });
      await hydrated(page);
      await readThrough(page);
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      if (total > 0.01) restless.push(`${route.path}: ${total.toFixed(4)} ${shifts.map(({ value, moved }) => `${value.toFixed(4)} (${moved.join(", ")})`).join("; ")}`);
    }
    expect(restless).toEqual([]);
  });
}
