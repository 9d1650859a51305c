import { devices } from "../support/devices";
import { openPage } from "../support/hydrated";
import { openInside } from "../support/openInside";
import { visitorRoutes } from "../support/routes";
import { expect, test } from "../support/test";
import { written } from "../support/written";

const ENTITIES: Record<string, string> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** Pages of many kinds; `fromLink.screen.test.tsx` compares every page with itself. */
const NAMES = [
  "home",
  "fromhome",
  "productdetails",
  "coursenames",
  "event",
  "bookappointment",
  "profile",
  "coursenames-unknown",
];

/** The title that the server writes for the same address. */
function titleIn(html: string): string {
  const written = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  return written.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

test("pages open from a link as from their URL", async ({ page, request, watched }) => {
  watched.allow(/status 404|Failed to load resource/);
  const routes = visitorRoutes.filter(({ name }) => NAMES.includes(name));
  expect(routes).toHaveLength(NAMES.length);
  await openPage(page, "/aboutus");
  for (const [index, route] of routes.entries()) {
    await page.setViewportSize(devices[index % 2 === 0 ? "phone" : "desktop"].viewport);
    // In one order: what is compared with it, the title, is the same in all.
    await written(request, route, 1);
    await openInside(page, route.path);
    const title = route.leadsTo ? /\S/ : titleIn(await (await request.get(route.path)).text());
    await expect(page, route.path).toHaveTitle(title);
    await expect(page, route.path).toHaveURL(route.leadsTo ?? ((url) => url.pathname + url.search === route.path));
    await expect(page.getByText(route.shows).filter({ visible: true }).first(), route.path).toBeVisible();
    await expect(page.locator("h1"), route.path).toHaveCount(1);
    expect(watched.unexpected(), route.path).toEqual([]);
  }
});
