import type { Page } from "@playwright/test";
import { expect } from "./test";

interface Shift {
  value: number;
  moved: string[];
}

/** Records what moves by itself, and which elements they were, on each page that is opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
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

/** The most that may move by itself on one page, as the sum of its layout shifts. */
export async function expectNoShifts(page: Page): Promise<void> {
  await readThrough(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `what moved by itself: ${shifts.map(({ value, moved }) => `${value.toFixed(4)} (${moved.join(", ")})`).join("; ")}`).toBeLessThanOrEqual(0.01);
}
