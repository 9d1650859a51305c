import AxeBuilder from "@axe-core/playwright";
import { hydrated } from "./support/hydrated";
import { visitorRoutes, widths } from "./support/routes";
import { expect, test } from "./support/test";
import { written } from "./support/written";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const { name: size, width, height } of widths) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: { width, height } });

    for (const route of visitorRoutes) {
      test(`${route.name} opens from its address, complete, calm and for everybody`, async ({ page, request, watched }) => {
        if (route.status === 404) watched.allow(/status 404|Failed to load resource/);
        await written(request, route);
        const response = await page.goto(route.path, { waitUntil: "load" });
        expect(response?.status()).toBe(route.status ?? 200);
        if (route.leadsTo) await expect(page).toHaveURL(route.leadsTo);
        await expect(page.getByText(route.shows).filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
        await hydrated(page);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(sideways, "pixels of sideways scrolling").toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
        expect(violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
      });
    }
  });
}
