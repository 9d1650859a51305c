import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { firstPort, workerStore, type ShopProcess } from "../support/shopProcess";
import { expectAccessible, openOffice } from "../support/admin";

test.describe.configure({ timeout: 120_000 });

const SETTINGS = "/admin/settings";

interface Named {
  id: number;
  name: string;
}

/** Calls the API as the logged-in user, and returns its JSON. */
const call = <Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`/api${where}`, { method: how, headers, ...(what && { body: what }) });
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status} ${await answer.text()}`);
      const text = await answer.text();
      return (text ? JSON.parse(text) : undefined) as Answer;
    },
    [method, path, body === undefined ? "" : JSON.stringify(body)] as const,
  );

/** The mails that this shop wrote to files so far. */
function written({ address }: ShopProcess): string[] {
  const place = Number(new URL(address).port) - firstPort - 300;
  const folder = join(workerStore(`own-${place}`), "outbox");
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(".eml"))
      .map((file) => readFileSync(join(folder, file), "utf8"));
  } catch {
    return [];
  }
}

const tests = (shop: ShopProcess): number => written(shop).filter((mail) => mail.includes("Subject: A test from")).length;

const copies = (page: Page) => page.getByRole("list", { name: "Backups" }).getByRole("listitem");

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a backup is restored, and the restore is undone", async ({ page, watched }) => {
    await openOffice(page, `${SETTINGS}/backups`, people.owner);
    await page.getByRole("button", { name: "Back up now" }).click();
    await expect(copies(page)).toHaveCount(1, { timeout: 60_000 });
    await expect(copies(page)).toContainText("Manual");
    await expect(copies(page)).toContainText("Verified");
    await expectAccessible(page, "backups");

    const enquiries = async () => (await call<{ items: Named[] }>(page, "GET", "/admin/content/enquiries?q=Kala")).items;
    const before = await call<Named[]>(page, "GET", "/content/testimonials");
    expect(before.length).toBeGreaterThan(2);
    for (const { id } of before) await call(page, "DELETE", `/admin/content/testimonials/${id}`);
    expect(await call<Named[]>(page, "GET", "/content/testimonials")).toEqual([]);
    await call(page, "POST", "/content/enquiries", { name: "Kala", phone: "9840012345", message: "Do you sew for children?" });

    await page.getByRole("button", { name: /^Restore the backup/ }).click();
    const question = page.getByRole("dialog", { name: /^Restore the backup of today/ });
    await expect(question.getByText("1 enquiry")).toBeVisible();
    await expect(question.getByText(/changes in the back office/)).toBeVisible();
    await expectAccessible(page, "the question");
    await question.getByRole("button", { name: "Restore" }).click();
    await expect(question.getByText("Type exactly: Hem & Mogra")).toBeVisible();
    await question.getByLabel("Type the name of your shop").fill("hem & mogra");
    // All sessions have ended once the shop has reopened.
    watched.allow(/401/);
    await question.getByRole("button", { name: "Restore" }).click();
    const back = page.getByRole("dialog", { name: "Restore finished" });
    await expect(back).toBeVisible({ timeout: 90_000 });
    await back.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/login\?next=/);

    await logIn(page, people.owner);
    await page.goto(`${SETTINGS}/backups`);
    await expect(page.getByRole("heading", { name: "Shop restored" })).toBeVisible();
    await expect(page.getByText(/^The previous shop is saved in replaced\//)).toBeVisible();
    await page.getByRole("button", { name: "Undo the restore" }).click();
    const undo = page.getByRole("dialog", { name: /^Restore your shop as it was today/ });
    await expect(undo.getByText("Everything since then will be lost")).toBeVisible();
    await expectAccessible(page, "the question about an undo");
    expect(await call<Named[]>(page, "GET", "/content/testimonials")).toEqual(before);
    expect(await enquiries()).toEqual([]);

    // Nothing has to be prepared, so the shop has reopened before the page has polled again.
    await undo.getByLabel("Type the name of your shop").fill("Hem & Mogra");
    await undo.getByRole("button", { name: "Restore" }).click();
    await expect(back).toBeVisible({ timeout: 90_000 });
    await back.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, people.owner);
    await page.goto(`${SETTINGS}/backups`);
    await expect(page.getByRole("heading", { name: "Restore undone" })).toBeVisible();
    expect(await call<Named[]>(page, "GET", "/content/testimonials")).toEqual([]);
    expect((await enquiries()).map(({ name }) => name)).toEqual(["Kala"]);
  });

  test("emails can be viewed, sent again and tested", async ({ page, ownShop, watched }) => {
    await openOffice(page, `${SETTINGS}/mails`, people.owner);
    await page.getByRole("button", { name: "Send test" }).click();
    await expect(page.getByText("so it was not sent to owner@example.com.")).toBeVisible();
    await expect.poll(() => tests(ownShop), { timeout: 20_000 }).toBe(1);
    await page.getByRole("navigation", { name: "Filter" }).getByRole("link", { name: /^Sent/ }).click();
    const test = page.getByRole("link", { name: "A test from Hem & Mogra" });
    await expect(test).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, "mails");
    await test.click();
    const surface = page.getByRole("region", { name: "Email: A test from Hem & Mogra" });
    await expect(surface.getByRole("heading", { name: "Emails arrive" })).toBeVisible();
    await expectAccessible(page, "a mail");
    await page.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => tests(ownShop), { timeout: 20_000 }).toBe(2);

    // A mail is given up after a day of tries, longer than anybody waits here: the server's word is changed on its way.
    await page.route(/\/api\/admin\/mails(\?|$)/, async (route) => {
      const answer = await route.fetch();
      const list = (await answer.json()) as { items: { state: string; sentAt?: string; lastError?: string }[]; failed: number };
      for (const mail of list.items) {
        delete mail.sentAt;
        Object.assign(mail, { state: "failed", lastError: "The mailbox is full." });
      }
      await route.fulfill({ response: answer, json: { ...list, failed: list.items.length } });
    });
    await page.goto(`${SETTINGS}/mails`);
    await expect(page.getByText("The mailbox is full.").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /^Failed ?2$/ })).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });

    watched.allow(/status 404/, /console error: Failed to load resource: .*404/);
    await page.goto(`${SETTINGS}/mails/99999`);
    await expect(page.getByRole("heading", { name: "Email", level: 1 })).toBeVisible();
  });

  test("the log says who changed what", async ({ page }) => {
    await openOffice(page, "/admin", people.owner);
    const [first] = await call<Named[]>(page, "GET", "/content/testimonials");
    await call(page, "DELETE", `/admin/content/testimonials/${first?.id}`);
    await page.goto(`${SETTINGS}/audit`);
    const lines = page.getByRole("list", { name: "Activity" }).getByRole("listitem");
    await expect(lines.first()).toContainText("Malarvizhi A.: testimonial deleted");
    await page.getByLabel("Area").selectOption({ label: "Accounts and logins" });
    await expect(lines.first()).toContainText("logged in");
    await expect(page).toHaveURL(/filter=auth/);
    await page.getByLabel("Who").selectOption({ label: "Selvi M." });
    await expect(page.getByText("No activity")).toBeVisible();
    await expectAccessible(page, "the log");
  });

  test("the system status is shown to owners only", async ({ page, watched }) => {
    await openOffice(page, SETTINGS, people.owner);
    const running = page.getByRole("region", { name: "System status" }).or(page.locator("section", { hasText: "System status" }));
    await expect(running.getByText("Space for videos").first()).toBeVisible();
    await expect(running.getByText("Backup", { exact: true }).first()).toBeVisible();
    for (const line of ["Emails", "Backups", "Activity log"]) {
      await expect(page.getByRole("link", { name: new RegExp(`^${line}`) }).first()).toBeVisible();
    }
    await expectAccessible(page, "the settings");

    await page.context().clearCookies();
    await openOffice(page, SETTINGS, people.staff);
    await expect(page.getByText("System status")).toBeHidden();
    await expect(page.getByRole("link", { name: /^Backups/ })).toHaveCount(0);
    watched.allow(/status 404/, /404 \(Not Found\)/);
    for (const path of ["mails", "backups", "audit"]) {
      await page.goto(`${SETTINGS}/${path}`);
      await expect(page.getByRole("button", { name: /Back up now|Send test/ })).toHaveCount(0);
      await expect(page.getByRole("heading", { name: /^(Emails|Backups|Activity log)$/ })).toHaveCount(0);
    }
  });
});
