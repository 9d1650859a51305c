import type { Page } from "@playwright/test";
import { expect, test, type Provider } from "../support/provider";
import { people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { BUYER, buyCourse, openPayment, refunding } from "./paid";

test.describe.configure({ timeout: 120_000 });

/** The bank's next step, of which the shop has heard. */
async function goesOn(provider: Provider, step: string): Promise<void> {
  const { disputes } = await provider.state();
  await provider.say(`disputes/${disputes.at(-1)?.id ?? ""}/${step}`);
  await provider.deliver();
}

const disputes = (page: Page) => page.getByRole("list", { name: "Disputes" }).getByRole("listitem");

/** Looks at the screen until it says so: the shop works on what it was told a moment later. */
async function says(page: Page, messages: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(disputes(page).first()).toContainText(messages, { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
}

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a dispute is shown on Today, and the payment says what to do", async ({ page, provider }) => {
    const payment = await buyCourse(page, provider);
    await provider.say(`payments/${payment}/dispute`, { reason_code: "goods_not_received" });
    await provider.deliver();
    await openOffice(page, "/admin", people.owner);
    const alert = page.getByRole("link", { name: /^A payment of ₹1,499 is disputed: respond by \d+ \w+ 20\d\d/ });
    await expect(async () => {
      await page.reload();
      await expect(alert).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    await alert.click();
    await expect(page.getByRole("heading", { name: "Disputed payments", level: 1 })).toBeVisible();
    await expect(disputes(page).first()).toContainText("Response needed");
    await expect(disputes(page).first()).toContainText("The bank's reason: Goods not received");
    await expectAccessible(page, "the disputes");
    await disputes(page).getByRole("link", { name: "View payment" }).click();
    await expect(page.getByRole("region", { name: "Needs attention" })).toContainText("A payment of ₹1,499 is disputed");
    await page.getByRole("link", { name: new RegExp(`^${BUYER.name}`) }).first().click();
    await expect(page.getByRole("heading", { name: "Disputes", level: 2 })).toBeVisible();
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(refunding(page)).toContainText("may pay it twice");
    await page.keyboard.press("Escape");

    await goesOn(provider, "under_review");
    await says(page, "Nothing to do until the bank decides.");
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Today's visits" })).toBeVisible();
    await expect(page.getByText(/is disputed/)).toHaveCount(0);
    await goesOn(provider, "won");
    await openPayment(page, payment);
    await says(page, "you keep the money");
    await expectAccessible(page, "a payment whose dispute was won");
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(refunding(page).getByRole("list", { name: "What happens" })).toBeVisible();
    await expect(refunding(page)).not.toContainText("may pay it twice");
  });
});

test("lost and closed disputes are shown as such", async ({ page, provider }) => {
  const payment = await buyCourse(page, provider);
  await provider.say(`payments/${payment}/dispute`);
  await goesOn(provider, "lost");
  await openPayment(page, payment);
  await says(page, "The bank returned the money to the customer.");
  // What was told late changes nothing any more.
  await goesOn(provider, "action_required");
  await provider.say(`payments/${payment}/dispute`, { amount: 50_000, reason_code: "fraud", phase: "retrieval" });
  await goesOn(provider, "closed");
  await page.goto("/admin/payments/disputes");
  await expect(async () => {
    await page.reload();
    await expect(disputes(page)).toHaveCount(2, { timeout: 5_000 });
    await expect(disputes(page).filter({ hasText: "₹500" })).toContainText("Closed without a decision.", { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(disputes(page).filter({ hasText: "₹1,499" })).toContainText("Lost");
});

test("staff see no disputes, and owners see the empty state", async ({ page, watched }) => {
  watched.allow(/status 403|status of 403/);
  await openOffice(page, "/admin/payments/disputes", people.owner);
  await expect(page.getByText("No disputes")).toBeVisible();
  await openOffice(page, "/admin", people.staff);
  expect(await page.evaluate(async () => (await fetch("/api/admin/payments/disputes")).status)).toBe(403);
  await page.goto("/admin/payments/disputes");
  await expect(page.getByRole("heading", { name: "Disputed payments" })).toHaveCount(0);
});
