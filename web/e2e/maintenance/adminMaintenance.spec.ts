import type { Page } from "@playwright/test";
import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
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

const copies = (page: Page) => page.getByRole("list", { name: "Backups" }).getByRole("listitem");

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a backup is restored, and the restore is undone", async ({ page, watched }) => {
    await openOffice(page, `${SETTINGS}/backups`, people.owner);
    await page.getByRole("button", { name: "Back up now" }).click();
    await expect(copies(page)).toHaveCount(1, { timeout: 60_000 });
    await expect(copies(page)).toContainText("Manual");
    await expect(copies(page)).toContainText("Verified");

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
});
