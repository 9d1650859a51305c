import type { Page } from "@playwright/test";
import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { api } from "../support/catalogueAdmin";
import { expectAccessible, openOffice } from "../support/admin";

/** The title of the bought course in the checkout. */
const BOUGHT = "Princess cut, full course";

const refunding = (page: Page) => page.getByRole("dialog", { name: "Refund", exact: true });

/** Buys the first course as the customer, with a test payment. */
async function buyCourse(page: Page): Promise<void> {
  await logIn(page, people.customer);
  interface Begun {
    order: { id: number };
    checkout: { providerOrderId: string };
  }
  interface Proof {
    paymentId: string;
    signature: string;
  }
  const { body: begun } = await api<Begun>(page, "POST", "/payments/orders", { kind: "course", reference: "1" });
  const { providerOrderId } = begun.checkout;
  const paid = await api<Proof>(page, "POST", "/payments/sandbox/pay", { providerOrderId });
  const { paymentId, signature } = paid.body;
  const confirm = `/payments/orders/${begun.order.id}/confirm`;
  const order = await api<{ state: string }>(page, "POST", confirm, { paymentId, signature });
  expect(order.body.state).toBe("fulfilled");
}

/** Whether the customer who is logged in may watch a course, as the API says. */
async function watches(page: Page, course: string): Promise<boolean> {
  const { body } = await api<{ state: string; serviceModel?: string }[]>(page, "GET", "/me/courses");
  return body.some((one) => one.state === "active" && JSON.stringify(one).includes(course));
}

// A refund is made by a job, which may have to wait for its turn.
test.describe.configure({ timeout: 150_000 });

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("an owner refunds a part of a payment, then the rest, which ends the course and updates the reports", { tag: "@core" }, async ({ page }) => {
    await buyCourse(page);
    expect(await watches(page, BOUGHT)).toBe(true);
    await openOffice(page, "/admin/payments?q=asha", people.owner);
    await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible();
    await expectAccessible(page, "the payments");
    await page.getByRole("link", { name: new RegExp(`^Asha Raman\\s*, ${BOUGHT}`) }).first().click();
    await expect(page.getByText("Purchase completed")).toBeVisible();

    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await refunding(page).getByLabel("Amount in rupees").fill("500");
    await refunding(page).getByLabel("Reason").fill("The last lesson came late");
    await expectAccessible(page, "the dialog of a refund");
    await refunding(page).getByRole("button", { name: "Refund ₹500" }).click();
    await expect(page.getByText("₹500 refunded", { exact: true })).toBeVisible({ timeout: 45_000 });
    const payment = page.url();
    await logIn(page, people.customer);
    expect(await watches(page, BOUGHT), "a part leaves the course").toBe(true);

    await openOffice(page, payment, people.owner);
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await refunding(page).getByRole("button", { name: /^Remaining amount/ }).click();
    await refunding(page).getByLabel("Reason").fill("The video did not play");
    await refunding(page).getByRole("button", { name: /^Refund ₹/ }).click();
    await expect(page.getByText("Refunded", { exact: true }).first()).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole("button", { name: "Refund", exact: true })).toHaveCount(0);
    await expectAccessible(page, "all refunded");

    const month = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 7);
    const path = `/admin/payments/report?month=${month}`;
    const { body: report } = await api<{ sales: { title: string }[] }>(page, "GET", path);
    expect(report.sales.map(({ title }) => title)).not.toContain(BOUGHT);
    await logIn(page, people.customer);
    expect(await watches(page, BOUGHT), "all of it ends the course").toBe(false);
  });
});
