import { hydrated } from "../support/hydrated";
import { expectNoShifts, recordShifts } from "../support/layoutShifts";
import { widths } from "../support/routes";
import { slowServer } from "../support/slowServer";
import { expect, test } from "../support/test";

// What would move if it were placed by what follows it: a menu at the end of its row, a form in the middle of the screen,
// a text beside a picture, a second column, and a short page with the footer in sight.
const paths = ["/contactus", "/register", "/events", "/termsandcondition", "/productdetails/999999"];

for (const { name, width, height } of widths) {
  test(`nothing moves while a page arrives in small pieces and its fonts come last (${name})`, async ({ page, baseURL, watched }) => {
    watched.allow(/status 404|Failed to load resource/);
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    const fonts: (() => Promise<void>)[] = [];
    await page.route(/\.woff2$/, (route) => void fonts.push(() => route.continue()));
    const server = await slowServer(baseURL ?? "", 40);
    try {
      for (const path of paths) {
        await page.goto(server.origin + path, { waitUntil: "commit" });
        await hydrated(page);
        await expect.poll(() => fonts.length).toBeGreaterThan(0);
        await Promise.all(fonts.splice(0).map((send) => send()));
        await page.evaluate(() => document.fonts.ready);
        await test.step(path, () => expectNoShifts(page));
      }
    } finally {
      server.close();
    }
  });
}
