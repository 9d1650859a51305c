// The back office of a big shop: how long its lists take on the server, and how long they hold up the browser.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";

const OWNER = { mobile: "9000000001", password: "demo-owner" };
const TIMES = 20;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const RUN_SQL = `
import sqlite3, sys
database = sqlite3.connect(sys.argv[1])
database.execute("PRAGMA foreign_keys = ON")
database.executescript(open(sys.argv[2]).read())
`;

/** Adds thousands of rows to a closed demo store. */
export function fill(store) {
  execFileSync("python3", ["-c", RUN_SQL, `${store}/shop.db`, here("manyRows.sql")], { stdio: "inherit" });
}

const LISTS = [
  "/api/admin/today",
  "/api/admin/orders",
  "/api/admin/orders?q=Number77",
  "/api/admin/orders?filter=delivered",
  "/api/admin/orders?filter=due",
  "/api/admin/board",
  "/api/admin/board?by=maker",
  "/api/admin/board?by=due",
  "/api/admin/pieces?by=maker&column=3",
  "/api/admin/load",
  "/api/admin/calendar",
  "/api/admin/customers",
  "/api/admin/customers?q=Number77",
  "/api/admin/catalogue/products",
  "/api/admin/catalogue/products?q=Model%20199",
  "/api/admin/courses",
  "/api/admin/courses?q=Part%2049",
  "/api/admin/courses/enrolments",
  "/api/admin/audit",
  "/api/admin/mails",
  "/api/admin/media/images",
  "/api/admin/payments/transactions",
  "/api/admin/payments/receipts",
  "/api/courses",
  "/api/search?q=model",
];

/** Milliseconds of each list, seen from this machine: the median and the worst of twenty. */
export async function listTimes(address, measureGet) {
  const origin = { origin: address, "content-type": "application/json" };
  const entered = await fetch(`${address}/api/session`, { method: "POST", headers: origin, body: JSON.stringify(OWNER) });
  const cookie = entered.headers.getSetCookie().map((one) => one.split(";")[0]).join("; ");
  const rows = [];
  for (const path of LISTS) {
    const times = [];
    for (let time = 0; time < TIMES; time += 1) {
      const begun = performance.now();
      const { status } = await measureGet(path, { cookie });
      times.push(performance.now() - begun);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
    times.sort((one, other) => one - other);
    rows.push({ path, median: times[TIMES / 2], worst: times.at(-1) });
  }
  return rows;
}

const SCREENS = [
  "/admin/orders",
  "/admin/orders?by=maker",
  "/admin/orders?filter=delivered",
  "/admin/customers",
  "/admin/catalogue",
  "/admin/catalogue?tab=products",
  "/admin/courses",
  "/admin/courses/enrolments",
  "/admin/courses/reviews",
  "/admin/content/gallery",
  "/admin/content/enquiries",
  "/admin/content/media",
  "/admin/coupons/1",
  "/admin/payments",
  "/admin/settings/audit",
  "/admin/settings/mails",
  "/admin/settings/receipts",
  "/gallery",
  "/gallery?show=500",
  "/courses?show=500",
  "/productsubcategories/1/All",
];
const PAGES = 40;

/** The longest task while a list is opened to be put in order and one line is moved. */
async function longestWhileArranging(page, arrange) {
  await page.evaluate(() => (globalThis.longest = 0));
  await arrange.click();
  await page.getByRole("button", { name: /^Move down:/ }).first().click();
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => globalThis.longest);
}

/** The longest task, in milliseconds, while each screen opens, grows to its end and is scrolled through. */
export async function longestTasks(address) {
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await context.request.post(`${address}/api/session`, { headers: { origin: address }, data: OWNER });
    const rows = [];
    for (const path of SCREENS) {
      const page = await context.newPage();
      await page.addInitScript(() => {
        globalThis.longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
        }).observe({ type: "longtask", buffered: true });
      });
      await page.goto(`${address}${path}`);
      // Found by what they are written as: to know every element's role the browser would lay out all that is far out of sight.
      await page.locator("h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      for (let pages = 0; pages < PAGES; pages += 1) {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const more = page.locator("main :is(a, button)", { hasText: /^(View|Show) more/i });
        if (!(await more.isVisible().catch(() => false))) break;
        // Pressed where it is: a pointer would have to wait until a machine under load shows it twice in the same place.
        await more.evaluate((button) => button.click());
        // While the next part is on its way the button is busy: without waiting for it the list would seem to be at its end.
        await page.locator("main button[aria-disabled=true]", { hasText: "Loading..." }).waitFor({ state: "hidden" });
      }
      await page.evaluate(async () => {
        for (let top = document.body.scrollHeight; top > 0; top -= 1500) {
          scrollTo(0, top);
          await new Promise((next) => requestAnimationFrame(next));
        }
      });
      rows.push({ path, longest: await page.evaluate(() => globalThis.longest) });
      const arrange = page.getByRole("button", { name: "Reorder" });
      if (await arrange.isVisible()) rows.push({ path: `${path}, put in order`, longest: await longestWhileArranging(page, arrange) });
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}
