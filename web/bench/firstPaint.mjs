import { launch } from "./browser.mjs";

/**
 * Milliseconds from the start of the request to the largest paint of the home page, on a slow phone with a cold cache:
 * 1.6 Mbit/s down, 150 ms round trip, CPU four times slower. TCP and TLS round trips are not counted.
 */
export async function firstPaint(address) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        globalThis.largestPaint = list.getEntries().at(-1).startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(3000);
    return await page.evaluate(() => globalThis.largestPaint - performance.getEntriesByType("navigation")[0].requestStart);
  } finally {
    await browser.close();
  }
}
