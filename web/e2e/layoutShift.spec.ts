import { hydrated } from "./support/hydrated";
import { visitorRoutes, widths } from "./support/routes";
import { expect, test } from "./support/test";

const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

for (const { name: size, width, height } of widths) {
  test(`nothing moves under the finger while a page loads slowly, on a ${size}`, async ({ page, watched }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width, height });
    watched.allow(/status 404|Failed to load resource/);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!shift.hadRecentInput) shifts.push(shift.value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow);
    const moved: string[] = [];
    for (const route of visitorRoutes) {
      await page.goto(route.path, { waitUntil: "load" });
      await hydrated(page);
      const total = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));
      if (total > 0.01) moved.push(`${route.path}: ${total.toFixed(4)}`);
    }
    expect(moved).toEqual([]);
  });
}
