import type { Locator, Page } from "@playwright/test";
import { api } from "../support/catalogueAdmin";
import { expect } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { dayFromNow } from "./bookingForm";

const INPUT = {
  pieces: [{ productId: 29 }],
  firstName: "Meera",
  lastName: "Iyer",
  contactNumber: "9840012345",
  email: "meera@example.com",
  address: "14, Second Main Road\nKasturba Nagar",
  pinCode: "600020",
};

/** Books for the demo customer by the API, and answers the number of the request. */
export async function book(page: Page, days: number, slot: string, more: Record<string, unknown> = {}): Promise<number> {
  await logIn(page, people.customer);
  const input = { ...INPUT, appointmentDate: dayFromNow(days), appointmentTime: slot, ...more };
  const { status, id } = await page.evaluate(async (body) => {
    const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const answer = await fetch("/api/me/appointments", { method: "POST", headers, body: JSON.stringify(body) });
    const made = (await answer.json()) as { id?: number };
    return { status: answer.status, id: made.id ?? 0 };
  }, input);
  expect(status, "booking").toBeLessThan(300);
  return id;
}

/** Takes an order of one piece in the shop by the API, as the team member who is logged in, and returns its id. */
export async function takeInShop(page: Page, name: string): Promise<number> {
  const piece = { work: "Re-hem, four pieces", promisedDay: dayFromNow(12), trial: { day: dayFromNow(2) }, pricePaise: 125_000 };
  const { status, body } = await api<{ order: { id: number } }>(page, "POST", "/admin/orders", { name, pieces: [piece], advancePaise: 50_000 });
  expect(status, "taking an order").toBeLessThan(300);
  return body.order.id;
}

/** A customer's request on Today, which may be hidden behind View more. */
export async function requestOf(page: Page, name: string): Promise<Locator> {
  const more = page.getByRole("button", { name: /^View \d+ more/ });
  const request = page.getByRole("article", { name: new RegExp(name) });
  await expect(request.or(more).first()).toBeVisible();
  if (!(await request.isVisible())) await more.click();
  return request;
}

/** Opens the dialog in which a request is approved, from Today or from its page. */
export async function approvalOf(page: Page, around: Locator | Page = page): Promise<Locator> {
  await around.getByRole("button", { name: "Review and approve" }).click();
  const dialog = page.getByRole("dialog", { name: "New request" });
  await expect(dialog.getByRole("button", { name: /^Approve/ })).toBeVisible();
  return dialog;
}

/** Approves a request as it is suggested. */
export async function approve(page: Page, around: Locator | Page = page): Promise<void> {
  const dialog = await approvalOf(page, around);
  await dialog.getByRole("button", { name: /^Approve/ }).click();
  await expect(dialog).toHaveCount(0);
}

export interface KnownOrder {
  id: number;
  status: string;
  reason?: string;
  advancePaise?: number;
  promisedDay?: string;
  appointmentDate: string;
}

/** An order as the back office API returns it. */
export async function known(page: Page, id: number): Promise<KnownOrder> {
  return page.evaluate(async (wanted) => {
    const detail = (await (await fetch(`/api/admin/orders/${wanted}`)).json()) as { order: KnownOrder };
    return detail.order;
  }, id);
}
