import { visitorRoutes } from "./support/routes";
import { expect, test } from "./support/test";
import { written } from "./support/written";

test.use({ javaScriptEnabled: false });

test("every public page shows its content without JavaScript, and its links lead somewhere; others say what they need", async ({ page, request, watched }) => {
  test.setTimeout(240_000);
  // The browser names each script it was told not to run.
  watched.allow(/status 404|Failed to load resource/, /\/assets\/.*\.js csp$/);
  const links = new Set<string>();
  for (const route of visitorRoutes) {
    await written(request, route);
    const response = await page.goto(route.path);
    expect(response?.status(), route.path).toBe(route.status ?? 200);
    const shown = route.personal ? /needs JavaScript/ : route.shows;
    await expect(page.getByText(shown).filter({ visible: true }).first(), route.path).toBeVisible();
    if (!route.personal) await expect(page.locator("h1"), route.path).toBeVisible();
    for (const href of await page.locator("a[href^='/']").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))) {
      links.add(href.replace(/#.*$/, ""));
    }
  }
  const broken: string[] = [];
  for (const link of links) {
    const answer = await request.get(link);
    if (!answer.ok()) broken.push(`${link}: ${answer.status()}`);
  }
  expect(links.size).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});
