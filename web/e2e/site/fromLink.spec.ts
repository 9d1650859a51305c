import { devices } from "../support/devices";
import { openPage } from "../support/hydrated";
import { openInside } from "../support/openInside";
import { visitorRoutes } from "../support/routes";
import { expect, test } from "../support/test";
import { written } from "../support/written";

const ENTITIES: Record<string, string> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** The title that the server writes for the same address. */
function titleIn(html: string): string {
  const written = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  return written.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

test("every page opens from a link as from its URL", async ({ page, request, watched }) => {
  test.setTimeout(240_000);
  watched.allow(/status 404|Failed to load resource/);
  for (const [index, route] of visitorRoutes.entries()) {
    await page.setViewportSize(devices[index % 2 === 0 ? "phone" : "desktop"].viewport);
    // In one order: what is compared with it, the title, is the same in all.
    await written(request, route, 1);
    await openPage(page, route.path === "/aboutus" ? "/contactus" : "/aboutus");
    await openInside(page, route.path);
    await expect(page.getByText(route.shows).filter({ visible: true }).first(), route.path).toBeVisible();
    await expect(page.locator("h1"), route.path).toHaveCount(1);
    const title = route.browserOnly || route.leadsTo ? /\S/ : titleIn(await (await request.get(route.path)).text());
    await expect(page, route.path).toHaveTitle(title);
    expect(watched.unexpected(), route.path).toEqual([]);
  }
});
