import type { Page } from "@playwright/test";
import { expect, later, fakeProviderKeys, test } from "../support/provider";
import { logIn, people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { beginCheckout, buyCourse, coursesOf, payThere } from "./paid";

test.describe.configure({ timeout: 150_000 });

const KEYS = "/admin/settings/payments";
const LIVE = "rzp_live_FakeProvider01";
const keyId = "rzp_test_FakeProvider01";
const { keySecret, webhookSecret } = fakeProviderKeys;

test.use({ acceptedKey: keyId });

const field = (page: Page, name: "Key ID" | "Key secret" | "Webhook secret") => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
const ask = (page: Page) => page.getByRole("button", { name: "Test keys" }).click();
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
      watched.allow(/status (422|503)|status of (422|503)/);
      await openOffice(page, "/admin/settings", people.owner);
      await page.getByRole("link", { name: /^Payments Razorpay keys/ }).click();
      await expect(page.getByRole("heading", { name: "Test payments" })).toBeVisible();
      await expectAccessible(page, "the keys, before there are any");

      await field(page, "Key ID").fill("my key");
      await ask(page);
      await expect(page.getByText("Please copy the key id as the provider shows it: it begins with rzp_test_ or rzp_live_.").first()).toBeVisible();
      await field(page, "Key ID").fill(keyId);
      await ask(page);
      await expect(page.getByText("Please copy the key secret as the provider shows it, without spaces.").first()).toBeVisible();
      await ready(page);
      await expectAccessible(page, "a field that was left empty");

      await fill(page, keyId, "a-canary-sings");
      await keep(page);
      await expect(page.getByRole("alert").filter({ hasText: "Razorpay does not accept these keys" })).toBeVisible({ timeout: 20_000 });
      await ready(page);
      await expectAccessible(page, "keys that are not accepted");
      await provider.behave({ down: "unavailable" });
      await keep(page);
      await expect(page.getByRole("alert").filter({ hasText: "Razorpay is not responding" })).toBeVisible({ timeout: 20_000 });
      await provider.behave({});
      expect((await page.evaluate(async () => (await fetch("/api/admin/payments/provider")).json())) as object, "nothing was changed").toMatchObject({
        mode: "sandbox",
      });

      await fill(page, keyId);
      await ask(page);
      await expect(page.getByText("Nothing has been saved yet.")).toBeVisible({ timeout: 20_000 });
      await keep(page);
      await expect(stored(page)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole("heading", { name: "Razorpay, test keys" })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText("No webhook received yet.")).toBeVisible();
      const all = await shown(page);
      expect(all).toContain(keyId);
      for (const secret of [keySecret, webhookSecret, "a-canary-sings"]) expect(all).not.toContain(secret);
      await expect(field(page, "Key secret")).toHaveValue("");
      await expect(page.getByText("Saved. Leave empty to keep it.")).toBeVisible();

      await buyCourse(page, provider);
      await logIn(page, people.owner);
      await page.goto(KEYS);
      await expect(page.getByText(/^Last webhook received (just now|\d minutes? ago), on \d+ /)).toBeVisible();
      await expectAccessible(page, "keys that work");
    });
  });

  test("a new webhook secret applies immediately, and the previous one for two more days", async ({ page, provider, payingShop }) => {
    await openOffice(page, KEYS, people.owner);
    await fill(page, keyId, keySecret, "the-fake-provider-will-call-this-old");
    await keep(page);
    await expect(stored(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("Saved. Leave empty to keep it.")).toBeVisible({ timeout: 20_000 });
    await field(page, "Webhook secret").fill(webhookSecret);
    await keep(page);
    await expect(stored(page).last()).toBeVisible({ timeout: 20_000 });
    await expect(field(page, "Webhook secret")).toHaveValue("");
    const hooks = async () => (await provider.state()).webhooks.map(({ answer }) => answer);

    await buyCourse(page, provider);
    expect(new Set(await hooks()), "signed with the new one").toEqual(new Set(["200"]));

    // Now the one that the provider signs with is the one before.
    await openOffice(page, KEYS, people.owner);
    await field(page, "Webhook secret").fill("a-third-one");
    await keep(page);
    await expect(stored(page).last()).toBeVisible({ timeout: 20_000 });
    await expect(field(page, "Webhook secret")).toHaveValue("");
    await payThere(provider, await beginCheckout(page, { reference: "2" }));
    await provider.deliver();
    await expect.poll(() => coursesOf(page), { timeout: 20_000 }).toContain(2);
    expect(new Set(await hooks()), "and with the one before").toEqual(new Set(["200"]));

    await later(2 * 86_400 + 60, payingShop, provider);
    await payThere(provider, await beginCheckout(page, { reference: "3" }));
    await provider.deliver();
    expect(await hooks(), "two days later it is good for nothing").toContain("400");
  });
});

test.describe("live keys", () => {
  test.use({ keysFrom: "screen", acceptedKey: LIVE });

  test("a shop with real payments refuses test keys and says why", async ({ page, watched }) => {
    watched.allow(/status 409|status of 409/);
    await openOffice(page, KEYS, people.owner);
    await fill(page, LIVE);
    await keep(page);
    await expect(page.getByRole("heading", { name: "Razorpay, live keys" })).toBeVisible({ timeout: 20_000 });
    await beginCheckout(page);
    await openOffice(page, KEYS, people.owner);
    await expect(page.getByText("Starts with rzp_live_, because this shop has taken real payments.")).toBeVisible();
    await fill(page, keyId);
    await keep(page);
    const refused = page.getByRole("alert").filter({ hasText: "These are test keys, and this shop has taken real payments" });
    await expect(refused).toBeVisible({ timeout: 20_000 });
    await expect(refused).toContainText("anyone could get what you sell for free");
    await ready(page);
    await expectAccessible(page, "test keys in a shop with real money");
    await page.reload();
    await expect(field(page, "Key ID")).toHaveValue(LIVE);
  });
});

test("keys from the environment are shown read-only", async ({ page, watched }) => {
  watched.allow(/status 409|status of 409/);
  await openOffice(page, KEYS, people.owner);
  await expect(page.getByRole("heading", { name: "Razorpay, test keys" })).toBeVisible();
  await expect(page.getByText(keyId)).toBeVisible();
  await expect(page.getByText("The keys are set on the server")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page, "keys of the environment");
  const refused = await page.evaluate(async () => {
    const answer = await fetch("/api/admin/payments/provider", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ keyId: "rzp_test_Other", keySecret: "other", webhookSecret: "other" }),
    });
    return answer.status;
  });
  expect(refused).toBe(409);
  expect(await page.content()).not.toContain(keySecret);
});
