import type { Locator, Page } from "@playwright/test";
import { logIn } from "../support/people";
import { expect } from "../support/ownShop";

/** The demo customer's order whose advance is due. */
export const dueOrder = (page: Page): Locator => page.getByRole("article").filter({ hasText: "Order HM-1002" });

export const testPayment = (page: Page): Locator => page.getByRole("dialog", { name: "Test payment", exact: true });

export async function openMyOrders(page: Page): Promise<void> {
  await logIn(page);
  await page.goto("/myorders");
  await expect(dueOrder(page)).toBeVisible();
}

/** Presses 'Pay Advance' and waits for the window. */
export async function beginToPay(page: Page): Promise<void> {
  await dueOrder(page).getByRole("button", { name: "Pay Advance" }).click();
  await expect(testPayment(page)).toBeVisible();
}

export const payNow = (page: Page): Promise<void> => testPayment(page).getByRole("button", { name: "Pay now" }).click();

/** Opens My Orders as the customer and pays the advance. */
export async function payAdvance(page: Page): Promise<void> {
  await openMyOrders(page);
  await beginToPay(page);
  await payNow(page);
  await expect(testPayment(page)).toHaveCount(0);
  await expect(dueOrder(page).getByText("Advance Paid", { exact: true })).toBeVisible();
}

/** The customer's orders on the server. */
export async function advanceOf(page: Page, number = "HM-1002"): Promise<string | undefined> {
  return page.evaluate(async (wanted) => {
    const orders: { number: string; advance: string }[] = await (await fetch("/api/me/orders")).json();
    return orders.find((order) => order.number === wanted)?.advance;
  }, number);
}
