import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { devices } from "../support/devices";
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
/** How long a delivery can be undone. */
const UNDO_SECONDS = 15;

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
    await openOffice(page, "/admin/settings/gst", people.owner);
    await expect(page.locator("dl", { hasText: "Total paid" })).toBeAttached();
    await page.getByLabel("GST registration").selectOption("composition");
    await page.getByLabel("GSTIN").fill("33ABCDE1234F1Z5");
    await save(page);
    await expect(page.getByText(/This GSTIN is not valid/).first()).toBeVisible();
    await expectAccessible(page, "the settings of GST");
    await chooseRegular(page);

    await openCourse(page);
    await startPayment(page);
    const asked = page.getByRole("dialog", { name: "Which State are you in?" });
    await asked.getByRole("button", { name: "Continue to payment" }).click();
    await expect(asked.getByText("Please choose your State.")).toBeVisible();
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

test.describe("an order that is delivered", () => {
  test.use({ ...devices.phone, movesClock: true });

  test("has one tax invoice, which is reversed when the delivery is undone", async ({ page, ownShop, watched }) => {
    watched.allow(/status 409|Failed to load resource/);
    await chooseRegular(page);
    await page.goto("/admin/orders/1002");
    await page.getByRole("button", { name: "Record ₹8,400 cash" }).click();
    await expect(page.getByRole("link", { name: new RegExp(`^Receipt voucher HM/${YEAR}/V`) })).toBeVisible();
    // On a phone each notice lies over the next step, for ten seconds.
    const dismiss = page.getByRole("button", { name: "Dismiss", exact: true });
    await dismiss.click();
    for (const step of ["Cutting Started", "Stitching In Progress", "Ready for Pickup"]) {
      await page.getByRole("button", { name: `Move to ${step}` }).click();
      await expect(page.getByText(`moved to ${step}`)).toBeVisible();
      await dismiss.click();
    }
    await page.getByRole("button", { name: "Mark as Delivered" }).click();
    await expect(page.getByText("The invoice is created in a moment, once the delivery can no longer be undone.")).toBeVisible();
    const papers = page.getByRole("list", { name: "Tax documents of the order" }).getByRole("listitem");
    ownShop.ahead(UNDO_SECONDS);
    await expect(papers).toHaveText([/^Tax invoice₹8,400/], { timeout: 60_000 });
    expect((await download(page, papers.getByRole("link"))).head).toBe("%PDF-");
    const change = page.getByRole("button", { name: "Edit price" });
    const fixed = page.getByText("The invoice of this order says this price. Take its delivery back first.");
    await expect(fixed).toBeVisible();
    const changed = await page.evaluate(async () => {
      const body = JSON.stringify({ rushPaise: 10_000, fromPaise: 840_000 });
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/admin/orders/1002/price-adjustments", { method: "PUT", headers, body })).status;
    });
    expect(changed).toBe(409);
    await expectAccessible(page, "an order with its invoice");

    await page.getByRole("button", { name: "Undo last step" }).click();
    await expect(papers).toHaveText([/^Tax invoice₹8,400/, /^Credit note−₹8,400.*Reverses HM/]);
    await expect(change).toBeVisible();
    await expect(fixed).toHaveCount(0);
    await openMyOrders(page);
    await expect(dueOrder(page).getByRole("link", { name: /^Tax invoice HM/ })).toBeVisible();
    await expect(dueOrder(page).getByRole("link", { name: /^Credit note HM/ })).toBeVisible();
  });
});

test("receipts are only visible to their customer", async ({ page, watched }) => {
  watched.allow(/404/);
  await logIn(page, people.staff);
  const status = await page.evaluate(async () => (await fetch("/api/payments/receipts/1.pdf")).status);
  expect(status).toBe(404);
});
