import type { Page } from "@playwright/test";
import { expectNoSidewaysScrolling, expectNothingCutOff, violationsIn } from "../support/accessible";
import { hydrated } from "../support/hydrated";
import { expectNoShifts, recordShifts } from "../support/layoutShifts";
import { visitorRoutes, widths } from "../support/routes";
import { expect, test } from "../support/test";
import { written } from "../support/written";

/** A cheap phone on a slow network: milliseconds, and bytes a second. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Each visit is a first one, the phone's over a slow network. */
async function firstVisits(page: Page): Promise<(name: "phone" | "desktop") => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return async (name) => void (await session.send("Network.emulateNetworkConditions", name === "phone" ? slow : fast));
}

for (const route of visitorRoutes) {
  test(`${route.name} opens from its URL complete, stable and accessible on a slow phone, at 320 px and on a desktop`, async ({ page, request, watched }) => {
    test.setTimeout(120_000);
    if (route.status === 404 || route.missing) watched.allow(/status 404|Failed to load resource/);
    await written(request, route);
    await recordShifts(page);
    const useNetworkOf = await firstVisits(page);
    for (const { name, width, height } of widths) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        await useNetworkOf(name);
        const response = await page.goto(route.path, { waitUntil: "load" });
        expect(response?.status()).toBe(route.status ?? 200);
        if (route.leadsTo) await expect(page).toHaveURL(route.leadsTo);
        await expect(page.getByText(route.shows).filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
        await hydrated(page);
        await expectNoShifts(page);
        await expectNoSidewaysScrolling(page);
        expect(await violationsIn(page)).toEqual([]);
      });
      if (name === "desktop") continue;
      await test.step("320 px, as after zooming in fourfold", async () => {
        await page.setViewportSize({ width: 320, height: 568 });
        await expectNoSidewaysScrolling(page);
        await expectNothingCutOff(page);
      });
    }
  });
}
