import type { Page } from "@playwright/test";
import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { dueOrder, openMyOrders, payAdvance } from "../orders/advance";
import { startPayment, openCourse, testPayment as coursePayment } from "../courses/learning";

test.describe.configure({ timeout: 120_000 });

/** The title of the bought course in the checkout. */
const BOUGHT = "Princess cut, full course";

const refunding = (page: Page) => page.getByRole("dialog", { name: "Refund", exact: true });

async function buyCourse(page: Page): Promise<void> {
  await openCourse(page);
  await startPayment(page);
  await coursePayment(page).getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByRole("dialog", { name: "Payment Success! Enrollment saved." })).toBeVisible();
}

/** Fills the window and sends it. */
async function giveBack(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  await refunding(page).getByLabel("Amount in rupees").fill(amount);
  await refunding(page).getByLabel("Reason").fill(reason);
  await refunding(page).getByRole("button", { name: /^Refund ₹/ }).click();
}

/** The courses that may be watched, as the API tells the customer. */
const watches = (page: Page, course: string) =>
  page.evaluate(async (name) => {
    const courses = (await (await fetch("/api/me/courses")).json()) as { serviceModel?: string; state?: string }[];
    return courses.some((one) => one.state === "active" && JSON.stringify(one).includes(name));
  }, course);

// What goes back goes by a job, which may have to wait for its turn.
test.describe.configure({ timeout: 150_000 });

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("an owner refunds a part of a payment, then the rest, which ends the course and updates the reports", { tag: "@core" }, async ({ page }) => {
    await buyCourse(page);
    expect(await watches(page, BOUGHT)).toBe(true);
    await openOffice(page, "/admin/payments", people.owner);
    await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible();
    await expectAccessible(page, "the payments");
    await page.getByRole("searchbox", { name: "Name, mobile, order or payment number" }).fill("asha");
    await expect(page).toHaveURL(/q=asha/);
    await page.getByRole("link", { name: new RegExp(`^Asha Raman\\s*, ${BOUGHT}`) }).first().click();
    await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
    await expect(page.getByText("Purchase completed")).toBeVisible();
    await expectAccessible(page, "a payment");

    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await refunding(page).getByRole("button", { name: "Refund", exact: true }).click();
    await expect(refunding(page).getByText("Enter an amount like 450 or 1,250.50.")).toBeVisible();
    await expect(refunding(page).getByLabel("Amount in rupees")).toBeFocused();
    await expectAccessible(page, "the window");
    await page.keyboard.press("Escape");
    await expect(refunding(page)).toHaveCount(0);

    await giveBack(page, "500", "The last lesson came late");
    await expect(page.getByText("₹500 refunded", { exact: true })).toBeVisible({ timeout: 45_000 });
    const payment = page.url();
    await logIn(page, people.customer);
    expect(await watches(page, BOUGHT), "a part keeps the course").toBe(true);

    await openOffice(page, payment, people.owner);
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await refunding(page).getByRole("button", { name: /^Remaining amount/ }).click();
    await expect(refunding(page).getByText(`The customer loses access to ${BOUGHT}.`)).toBeVisible();
    await refunding(page).getByLabel("Reason").fill("The video did not play");
    await refunding(page).getByRole("button", { name: /^Refund ₹/ }).click();
    await expect(page.getByText("Refunded", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Refund", exact: true })).toHaveCount(0);
    await expectAccessible(page, "all given back");

    await page.goto("/admin/payments");
    await page.getByRole("link", { name: "Refunds", exact: true }).click();
    await expect(page).toHaveURL(/show=refunds/);
      await expect(page.getByRole("group", { name: "Payments" }).getByText(/at the counter/i)).toHaveCount(0);
    await expect(page.getByText(/^Refund, .*: The last lesson came late$/)).toBeVisible();
    const month = await page.evaluate(async () => {
      const now = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 7);
      const report = (await (await fetch(`/api/admin/payments/report?month=${now}`)).json()) as { sales: { title: string }[] };
      return report.sales.map(({ title }) => title);
    });
    expect(month).not.toContain(BOUGHT);
    await logIn(page, people.customer);
    expect(await watches(page, BOUGHT), "all of it closes the course").toBe(false);
  });

  test("a refunded advance is shown on the order and to the customer", async ({ page }) => {
    await payAdvance(page);
    await openOffice(page, "/admin/orders/1002", people.owner);
    await page.getByRole("link", { name: "Paid online" }).click();
    await giveBack(page, "100", "Customer's own cloth");
    // A job of the shop's takes it to the provider.
    await expect(page.getByText("₹100 refunded", { exact: true })).toBeVisible({ timeout: 45_000 });
    // The closed dialog removes its history entry, which would lead back from the next page.
    await page.waitForFunction(() => !(history.state as { windowDepth?: number } | null)?.windowDepth);
    await page.goto("/admin/orders/1002");
    await expect(page.getByText(/^Refunded/)).toBeVisible();
    await expect(page.getByText("−₹100")).toBeVisible();

    await page.getByRole("link", { name: "Asha Raman", exact: true }).click();
    await expect(page.getByRole("list", { name: "Payments", exact: true })).toBeVisible();
    await openMyOrders(page);
    await expect(dueOrder(page).getByText(/^Refunded ₹100\./)).toBeVisible();
  });
});

test("staff see no payments and cannot refund", async ({ page, watched }) => {
  watched.allow(/status 403|Failed to load resource/);
  await openOffice(page, "/admin", people.staff);
  await expect(page.getByRole("link", { name: "Payments", exact: true })).toHaveCount(0);
  await page.goto("/admin/payments");
  await expect(page.getByRole("heading", { name: "Payments", level: 1 })).toHaveCount(0);
  const status = await page.evaluate(async () => {
    const answer = await fetch("/api/admin/payments/received/1/refunds", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ amountPaise: 100, reason: "Because" }),
    });
    return answer.status;
  });
  expect(status).toBe(403);
});

test("an empty month says so", async ({ page }) => {
  await openOffice(page, "/admin/payments?month=2019-05", people.owner);
  await expect(page.getByText("No payments in May 2019")).toBeVisible();
  await page.goto("/admin/payments?show=failed");
  await expect(page.getByText("No failed refunds")).toBeVisible();
  await expectAccessible(page, "no payments");
});
