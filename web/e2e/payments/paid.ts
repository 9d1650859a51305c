import type { Locator, Page } from "@playwright/test";
import { logIn, people } from "../support/people";
import { expect, type Provider } from "../support/provider";

/** What the checkout calls the first course. */
export const BOUGHT = "Princess cut, full course";
export const BUYER = { id: 3, name: people.customer.name };

interface Begun {
  order: { id: number };
  checkout: { providerOrderId: string };
}

/** Opens a checkout as the customer, and answers the provider's id of the order. */
export async function beginCheckout(page: Page, input: { kind?: string; reference?: string; coupon?: string } = {}): Promise<string> {
  await logIn(page, people.customer);
  return page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/payments/orders", { method: "POST", headers, body: JSON.stringify(body) });
    const begun = (await answer.json()) as Begun;
    return begun.checkout.providerOrderId;
  }, { kind: "course", reference: "1", ...input });
}

/** The customer pays at the provider without its window, as in another app: the shop hears of it by webhook. */
export async function payThere(provider: Provider, order: string): Promise<string> {
  await provider.say(`orders/${order}/pay`, { email: people.customer.email, contact: "+919000000002" });
  const { payments } = await provider.state();
  return payments.findLast(({ order_id }) => order_id === order)?.id ?? "";
}

/** Buys a course, and answers the provider's id of the payment. */
export async function buyCourse(page: Page, provider: Provider, coupon?: string): Promise<string> {
  const payment = await payThere(provider, await beginCheckout(page, coupon ? { coupon } : {}));
  await provider.deliver();
  await expect.poll(() => coursesOf(page), { timeout: 20_000 }).toContain(1);
  return payment;
}

/** The courses that the customer who is logged in may watch. */
export const coursesOf = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const mine = (await (await fetch("/api/me/courses")).json()) as { courseId: number; state?: string }[];
    return mine.filter(({ state }) => state === "active").map(({ courseId }) => courseId);
  });

export interface Document {
  kind: string;
  amountPaise: number;
}

/** The customer's receipts for courses, oldest first. */
export const receiptsOf = (page: Page): Promise<Document[]> =>
  page.evaluate(async () => {
    const all = (await (await fetch("/api/payments/receipts")).json()) as (Document & { itemKind: string })[];
    return all.filter(({ itemKind }) => itemKind === "course").map(({ kind, amountPaise }) => ({ kind, amountPaise })).toReversed();
  });

/** The owner finds the payment by the provider's number, and opens it. */
export async function openPayment(page: Page, payment: string): Promise<void> {
  await logIn(page, people.owner);
  await page.goto(`/admin/payments?q=${payment}`);
  await page.getByRole("link", { name: new RegExp(`^${BUYER.name}`) }).first().click();
  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
  await expect(page.getByText(payment).first()).toBeVisible();
}

export const refunding = (page: Page): Locator => page.getByRole("dialog", { name: "Refund", exact: true });

/** Fills the window and sends it. */
export async function giveBack(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  await refunding(page).getByLabel("Amount in rupees").fill(amount);
  await refunding(page).getByLabel("Reason").fill(reason);
  await refunding(page).getByRole("button", { name: /^Refund ₹/ }).click();
}

/** The refunds on the screen, as badges. */
export const refunds = (page: Page): Locator => page.getByRole("list", { name: "Refunds", exact: true }).getByRole("listitem");
