import type { Page, Request } from "@playwright/test";
import { expectNoShifts, recordShifts } from "../support/layoutShifts";
import { logIn, people } from "../support/people";
import { widths } from "../support/routes";
import { expect, test } from "../support/test";

interface Arriving {
  path: string;
  /**
   * The calls whose answers are held back: those of each list are sent together, and those of the next one follow
   * their answers.
   */
  calls: string[][];
  shows: string;
}

// What is answered last may be shown above what was there already: the setup, counts of open work, the open work, the
// balances, and the customers of a search.
const pages: Arriving[] = [
  {
    path: "/admin",
    calls: [
      ["/api/admin/today", "/api/admin/content/enquiries", "/api/admin/content/setup"],
      ["/api/admin/payments/figures/balances", "/api/admin/payments/money-in", "/api/admin/load"],
    ],
    shows: "in total",
  },
  { path: "/admin?q=asha", calls: [["/api/admin/customers", "/api/admin/orders"]], shows: "HM-1001" },
];

const soon = { intervals: [20], timeout: 30_000 };

/** Opens a page and lets its held answers go one after another, each once the page shows what came before. */
async function openPiecewise(page: Page, { path, shows }: Arriving, calls: string[][]): Promise<void> {
  const open = new Set<Request>();
  const note = (request: Request) => void open.add(request);
  const forget = (request: Request) => void open.delete(request);
  page.on("request", note).on("requestfinished", forget).on("requestfailed", forget);
  const held: { call: string; send: () => Promise<void> }[] = [];
  const late = (url: URL) => calls.flat().includes(url.pathname);
  await page.route(late, (route) => {
    held.push({ call: new URL(route.request().url()).pathname, send: () => route.continue() });
  });
  const isHeld = (wanted: string) => held.some(({ call }) => call === wanted);
  await page.goto(path);
  for (const together of calls) {
    await expect.poll(() => together.every(isHeld) && open.size === held.length, soon).toBe(true);
    for (const wanted of together) {
      const sent = held.filter(({ call }) => call === wanted);
      held.splice(0, held.length, ...held.filter(({ call }) => call !== wanted));
      await Promise.all(sent.map(({ send }) => send()));
      await expect.poll(() => open.size === held.length, soon).toBe(true);
      // Shifts count from one frame to the next.
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    }
  }
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await page.unroute(late);
  await expect.poll(() => open.size, soon).toBe(0);
  page.off("request", note).off("requestfinished", forget).off("requestfailed", forget);
}

for (const { name, width, height } of widths) {
  // Of any two answers each comes before the other once.
  test(`nothing moves while Today and a search arrive piece by piece, in one order and in the other (${name})`, async ({ page }) => {
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
    for (const arriving of pages) {
      const { path, calls } = arriving;
      for (const inOrder of [calls, calls.map((together) => together.toReversed())]) {
        await test.step(`${path}, ${inOrder.flat().join(", ")}`, async () => {
          await openPiecewise(page, arriving, inOrder);
          await expectNoShifts(page);
        });
      }
    }
  });
}
