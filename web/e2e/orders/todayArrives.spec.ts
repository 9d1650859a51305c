import type { Request } from "@playwright/test";
import { expectNoShifts, recordShifts } from "../support/layoutShifts";
import { logIn, people } from "../support/people";
import { widths } from "../support/routes";
import { expect, test } from "../support/test";

// What is answered last is shown above what was there already: the setup, counts of open work, the open work, the balances, and the customers of a search.
const pages = [
  { path: "/admin", calls: ["/api/admin/today", "/api/admin/content/enquiries", "/api/admin/content/setup", "/api/admin/payments/figures/balances", "/api/admin/payments/money-in", "/api/admin/load"], shows: "in total" },
  { path: "/admin?q=asha", calls: ["/api/admin/customers", "/api/admin/orders"], shows: "HM-1001" },
];

for (const { name, width, height } of widths) {
  for (const { path, calls, shows } of pages) {
    test(`nothing moves while ${path} arrives piece by piece, whichever answer comes last (${name})`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      await logIn(page, people.owner);
      // It is counted among the open work, which has a line for each kind.
      await page.evaluate(async () => {
        const body = JSON.stringify({ name: "Asha Rao", phone: "98765 43210", message: "Do you stitch lehengas?" });
        const answer = await fetch("/api/content/enquiries", { method: "POST", headers: { "content-type": "application/json" }, body });
        if (!answer.ok) throw new Error(await answer.text());
      });
      await recordShifts(page);
      const open = new Set<Request>();
      page.on("request", (request) => open.add(request));
      page.on("requestfinished", (request) => open.delete(request));
      page.on("requestfailed", (request) => open.delete(request));
      for (const last of calls) {
        await test.step(last, async () => {
          const held: (() => Promise<void>)[] = [];
          const late = (url: URL) => url.pathname === last;
          await page.route(late, (route) => void held.push(() => route.continue()));
          open.clear();
          await page.goto(path);
          await expect.poll(() => held.length > 0 && open.size === held.length, { timeout: 30_000 }).toBe(true);
          await Promise.all(held.splice(0).map((send) => send()));
          await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
          await page.unroute(late);
          await expect.poll(() => open.size, { timeout: 30_000 }).toBe(0);
          await expectNoShifts(page);
        });
      }
    });
  }
}
