import { visitorRoutes, widths } from "../support/routes";
import { expect, test } from "../support/test";
import { written } from "../support/written";

test.use({ javaScriptEnabled: false });

// One page of each kind: what the server sends of all others is read in withoutScripts.spec.ts.
const NAMES = ["home", "productdetails", "productdetails-unknown", "contactus", "bookappointment", "login", "admin"];

for (const { name, width, height } of widths) {
  test(`a browser whose JavaScript is off shows the content and the menu, or that a page needs it (${name})`, async ({ page, request, watched }) => {
    // Browsers report a script that they do not load as blocked.
    watched.allow(/status 404|Failed to load resource/, /\.js csp$/);
    await page.setViewportSize({ width, height });
    for (const route of visitorRoutes.filter((route) => NAMES.includes(route.name))) {
      await written(request, route);
      await page.goto(route.path);
      // Playwright looks for texts everywhere but there.
      const needsScript = page.locator("body > noscript p");
      await expect(needsScript, route.path).toBeVisible({ visible: route.personal || route.browserOnly || false });
      if (route.browserOnly) continue;
      await expect(page.getByRole("heading", { level: 1 }), route.path).toBeVisible();
      if (route.personal) continue;
      await expect(page.getByText(route.shows).filter({ visible: true }).first(), route.path).toBeVisible();
      const menu = page.getByRole("banner").getByRole("navigation").filter({ visible: true });
      if (name === "phone") await page.getByRole("banner").locator("summary").first().click();
      await expect(menu.getByRole("link", { name: "Tutorials" }), route.path).toBeVisible();
    }
  });
}
