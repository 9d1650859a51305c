import type { Page } from "@playwright/test";
import { expect, fakeProviderKeys, test } from "../support/provider";
import { logIn, people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { buyCourse } from "./paid";

test.describe.configure({ timeout: 150_000 });

const KEYS = "/admin/settings/payments";
const keyId = "rzp_test_FakeProvider01";
const { keySecret, webhookSecret } = fakeProviderKeys;

test.use({ acceptedKey: keyId });

const field = (page: Page, name: "Key ID" | "Key secret" | "Webhook secret") => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
const keep = (page: Page) => page.getByRole("button", { name: "Save and take payments" }).click();
/** Until the shop has answered: a button that is half way from busy to ready has the colours of neither. */
const ready = (page: Page) => expect(page.getByRole("button", { name: "Save and take payments" })).toBeEnabled();
const stored = (page: Page) => page.getByText("Keys saved. The shop now takes payments with them");

async function fill(page: Page, id: string, secret = keySecret, hook = webhookSecret): Promise<void> {
  await field(page, "Key ID").fill(id);
  await field(page, "Key secret").fill(secret);
  await field(page, "Webhook secret").fill(hook);
}

/** What the screen and the API show after a reload. */
async function shown(page: Page): Promise<string> {
  await page.reload();
  await expect(field(page, "Key ID")).not.toHaveValue("");
  const detail = await page.evaluate(async () => (await fetch("/api/admin/payments/provider")).text());
  return detail + (await page.content());
}

test.describe("typed by the owner", () => {
  test.use({ keysFrom: "screen" });

  test.describe("on a phone or a desktop", () => {
    test.use({ oneDevice: true });

    test("wrong keys are explained, right ones take a payment, and secrets are never shown", { tag: "@core" }, async ({ page, provider, watched }) => {
      watched.allow(/status 422|status of 422/);
      await openOffice(page, "/admin/settings", people.owner);
      await page.getByRole("link", { name: /^Payments Razorpay keys/ }).click();
      await expect(page.getByRole("heading", { name: "Test payments" })).toBeVisible();
      await expectAccessible(page, "the keys, before there are any");

      await fill(page, keyId, "a-canary-sings");
      await keep(page);
      await expect(page.getByRole("alert").filter({ hasText: "Razorpay does not accept these keys" })).toBeVisible({ timeout: 20_000 });
      await ready(page);
      await expectAccessible(page, "keys that are not accepted");
      expect((await page.evaluate(async () => (await fetch("/api/admin/payments/provider")).json())) as object, "nothing was changed").toMatchObject({
        mode: "sandbox",
      });

      await fill(page, keyId);
      await keep(page);
      await expect(stored(page)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole("heading", { name: "Razorpay, test keys" })).toBeVisible({ timeout: 20_000 });
      const all = await shown(page);
      expect(all).toContain(keyId);
      for (const secret of [keySecret, webhookSecret, "a-canary-sings"]) expect(all).not.toContain(secret);

      await buyCourse(page, provider);
      await logIn(page, people.owner);
      await page.goto(KEYS);
      await expect(page.getByText(/^Last webhook received (just now|\d minutes? ago), on \d+ /)).toBeVisible();
      await expectAccessible(page, "keys that work");
    });
  });
});
