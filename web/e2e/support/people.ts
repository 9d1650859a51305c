import type { Page } from "@playwright/test";
import { expect } from "./test";

/** The people of the demo store. */
export const people = {
  customer: { mobile: "9000000002", email: "customer@example.com", password: "demo-customer", name: "Asha Raman" },
  staff: { mobile: "9000000003", email: "staff@example.com", password: "demo-staff", name: "Selvi M." },
  counter: { mobile: "9000000004", email: "counter@example.com", password: "demo-counter", name: "Revathi K." },
  maker: { mobile: "9000000005", email: "maker@example.com", password: "demo-maker", name: "Kannan P." },
  secondMaker: { mobile: "9000000006", email: "maker2@example.com", password: "demo-maker-2", name: "Fathima S." },
  editor: { mobile: "9000000007", email: "editor@example.com", password: "demo-editor", name: "Divya R." },
  owner: { mobile: "9000000001", email: "owner@example.com", password: "demo-owner", name: "Malarvizhi A." },
} as const;

/**
 * Logs in by the API from within the shop's smallest page without scripts, so that the browser keeps the cookie. A page
 * that is open is left first: a login ends the session before it, under which the page may still be asking.
 */
export async function logIn(page: Page, person: { mobile: string; password: string } = people.customer): Promise<void> {
  if (new URL(page.url()).pathname !== "/robots.txt") {
    // A dialog that has just closed removes its history entry, which would end the visit that begins here.
    await page.waitForFunction(() => document.querySelector("dialog[open]") !== null || !(history.state as { dialogDepth?: number } | null)?.dialogDepth);
    await page.goto("/robots.txt");
  }
  const status = await page.evaluate(async ({ mobile, password }) => {
    const answer = await fetch("/api/session", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ mobile, password }),
    });
    return answer.status;
  }, { mobile: person.mobile, password: person.password });
  expect(status, "logging in").toBe(200);
}
