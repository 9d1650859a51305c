import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { beginToPay, dueOrder, openMyOrders, payNow } from "../orders/advance";
import { save } from "../support/catalogueAdmin";
import { startPayment, openCourse, openMyCourses, testPayment, wished } from "../courses/learning";

test.describe.configure({ timeout: 120_000 });

const GSTIN = "33ABCDE1234F1Z7";
const YEAR = String.raw`\d\d-\d\d`;
/** Of a document, as long as a year has fewer than a million. */
const NUMBER = String.raw`\d{6}`;

/** Presses the link and answers how the file begins, and its name. */
async function download(page: Page, link: Locator): Promise<{ name: string; head: string }> {
  const coming = page.waitForEvent("download");
  await link.click();
  const file = await coming;
  return { name: file.suggestedFilename(), head: (await readFile(await file.path())).subarray(0, 5).toString() };
}

async function chooseRegular(page: Page): Promise<void> {
  await openOffice(page, "/admin/settings", people.owner);
  await page.getByRole("link", { name: /GST and receipts/ }).click();
  await page.getByLabel("GST registration").selectOption("regular");
  await page.getByLabel("GSTIN").fill(GSTIN);
  await save(page);
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
}

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a paid advance has a receipt on the order and in the account", { tag: "@core" }, async ({ page }) => {
    await openMyOrders(page);
    await beginToPay(page);
    await payNow(page);
    await page.getByRole("button", { name: "Back to My Orders" }).click();
    const link = dueOrder(page).getByRole("link", { name: new RegExp(`^Receipt HM/${YEAR}/${NUMBER}$`) });
    const { name, head } = await download(page, link);
    expect(name).toMatch(new RegExp(`^HM-${YEAR}-${NUMBER}\\.pdf$`));
    expect(head).toBe("%PDF-");
    await page.goto("/account#receipts");
    const section = page.getByRole("region", { name: "Receipts" });
    // Two more came at the counter, for another order.
    await expect(section.getByRole("listitem")).toHaveCount(3);
    expect((await download(page, section.getByRole("link").first())).head).toBe("%PDF-");
    await expectAccessible(page, "the account with a receipt");
  });

  test("after a switch to tax invoices a buyer enters the State, and the accountant downloads the table", async ({ page, watched }) => {
    // The owner's screen may still poll while the customer logs in.
    watched.allow(/422/, /40[13]/);
    await chooseRegular(page);
    await expectAccessible(page, "the settings of GST");

    await openCourse(page);
    await startPayment(page);
    const asked = page.getByRole("dialog", { name: "Which State are you in?" });
    await expectAccessible(page, "the question for the State");
    await asked.getByLabel("Your State").selectOption({ label: "Karnataka" });
    await asked.getByRole("button", { name: "Continue to payment" }).click();
    await testPayment(page).getByRole("button", { name: "Pay now" }).click();
    await expect(page.getByRole("dialog", { name: "Payment Success! Enrollment saved." })).toBeVisible();

    await openMyCourses(page);
    await page.getByRole("button", { name: new RegExp(wished.course) }).or(page.getByRole("link", { name: new RegExp(wished.course) })).first().click();
    const link = page.getByRole("link", { name: new RegExp(`^Tax invoice HM/${YEAR}/${NUMBER}$`) });
    expect((await download(page, link)).head).toBe("%PDF-");

    await openOffice(page, "/admin/settings/receipts", people.owner);
    await expect(page.getByRole("list", { name: "Receipts" }).getByRole("listitem").first()).toContainText("Tax invoice");
    await expectAccessible(page, "the list of receipts");
    const requested = page.waitForRequest(/receipts\.csv/);
    await page.getByRole("button", { name: /^Download as CSV/ }).click();
    const table = await (await page.request.get((await requested).url())).text();
    expect(table).toContain("29-Karnataka");
    expect(table).toContain("Tax invoice");
  });
});

test("receipts are only visible to their customer", async ({ page, watched }) => {
  watched.allow(/404/);
  await logIn(page, people.staff);
  const status = await page.evaluate(async () => (await fetch("/api/payments/receipts/1.pdf")).status);
  expect(status).toBe(404);
});
