import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FrameLocator, Page } from "@playwright/test";
import { nextPlace } from "./place";
import { firstPort, type ShopProcess } from "./shopProcess";
import { expect, test as base, withShop } from "./test";

export { expect };

/** The fake payment provider. */
const binary =
  process.env["BOUTIQUE_FAKE_PROVIDER"] ?? fileURLToPath(new URL("../../../target/debug/fake-provider", import.meta.url));

/** What the fake provider accepts, unless a test wants others: live keys, so that what is paid counts. */
export const fakeProviderKeys = { keyId: "rzp_live_FakeProvider01", keySecret: "fake-key-secret", webhookSecret: "fake-webhook-secret" };

export type Plan =
  | "capture"
  | "authorise"
  | "fail"
  | "fail_then_capture"
  | "authorise_late"
  | "capture_twice"
  | "wrong_amount"
  | "wrong_signature"
  | "answer_lost";

export interface ProviderState {
  orders: { id: string; status: string; amount: number; receipt: string; notes: Record<string, string> }[];
  payments: { id: string; order_id: string; status: string; amount: number; contact: string | null }[];
  refunds: { id: string; payment_id: string; status: string; amount: number }[];
  disputes: { id: string; payment_id: string; status: string }[];
  webhooks: { event: string; state: string; answer: string | null }[];
  calls: { method: string; path: string }[];
}

/** What a test says to the provider. */
export class Provider {
  constructor(readonly address: string) {}

  async say(path: string, body: object = {}): Promise<void> {
    const answer = await fetch(`${this.address}/control/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  }

  next = (...payments: Plan[]): Promise<void> => this.say("next", { payments });
  /** The next refund waits until the test says how it ends; all others are processed at once. */
  nextRefundWaits = (): Promise<void> => this.say("next", { refunds: ["pending"] });
  behave = (behaviour: object): Promise<void> => this.say("behaviour", behaviour);
  webhooks = (mode: string): Promise<void> => this.say("webhooks", { mode });
  deliver = (): Promise<void> => this.say("webhooks/deliver");

  async state(): Promise<ProviderState> {
    const state: ProviderState = await (await fetch(`${this.address}/control/state`)).json();
    return state;
  }
}

export async function withProvider(port: number, shop: number, key: string, use: (provider: Provider) => Promise<void>) {
  const address = `http://127.0.0.1:${port}`;
  const webhooks = `http://127.0.0.1:${shop}/api/payments/webhooks/razorpay`;
  const settings = ["--listen", `127.0.0.1:${port}`, "--webhook-url", webhooks, "--key-id", key];
  const child = spawn(binary, settings, { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const answers = () => fetch(`${address}/control/state`).then((answer) => answer.ok, () => false);
  await expect.poll(answers, { timeout: 30_000 }).toBe(true);
  await use(new Provider(address));
  child.kill("SIGTERM");
  await ended;
}

interface Paying {
  /** The key that the fake provider accepts. */
  acceptedKey: string;
  /** The shop is started with the keys, or its owner types them. */
  keysFrom: "environment" | "screen";
  places: { provider: number; shop: number };
  provider: Provider;
  payingShop: ShopProcess;
}

/** A shop with a store of its own that is paid through the fake payment provider. */
export const test = base.extend<Paying>({
  acceptedKey: [fakeProviderKeys.keyId, { option: true }],
  keysFrom: ["environment", { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  places: async ({}, use, info) => {
    const place = nextPlace(info, 40);
    await use({ provider: firstPort + 210 + place, shop: firstPort + 250 + place });
  },
  provider: async ({ places, acceptedKey }, use) => {
    await withProvider(places.provider, places.shop, acceptedKey, use);
  },
  payingShop: [
    async ({ places, provider, acceptedKey, keysFrom }, use) => {
      const environment = {
        ...(keysFrom === "environment" && {
          BOUTIQUE_RAZORPAY_KEY_ID: acceptedKey,
          BOUTIQUE_RAZORPAY_KEY_SECRET: fakeProviderKeys.keySecret,
          BOUTIQUE_RAZORPAY_WEBHOOK_SECRET: fakeProviderKeys.webhookSecret,
        }),
        BOUTIQUE_RAZORPAY_API: provider.address,
        // Another site than the shop's, as the real one is.
        BOUTIQUE_RAZORPAY_CHECKOUT: `http://localhost:${places.provider}/v1/checkout.js`,
      };
      await withShop(`paying-${places.shop}`, places.shop, { environment, movesClock: true }, use);
    },
    { timeout: 120_000 },
  ],
  // How the provider's own page refuses, and that it has no icon, is not the shop's fault.
  watched: async ({ watched, places }, use) => {
    watched.allow(new RegExp(`localhost:${places.provider}/(checkout|favicon)`));
    await use(watched);
  },
  baseURL: async ({ payingShop }, use) => {
    await use(payingShop.address);
  },
});

/** It is so many seconds later than when the test began, for the shop and for the provider. */
export async function later(seconds: number, shop: ShopProcess, provider: Provider): Promise<void> {
  await provider.say("clock", { ahead: seconds });
  shop.ahead(seconds);
}

/** The provider's window over the page. */
export const checkoutFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Payment provider"]');

export const press = (page: Page, button: "Pay" | "Fail" | "Close"): Promise<void> =>
  checkoutFrame(page).getByRole("button", { name: button, exact: true }).click();

/** The press takes its own frame away, and its answer may go with it: what counts is that the frame is gone. */
export async function leaveCheckout(page: Page): Promise<void> {
  const leave = checkoutFrame(page).getByRole("button", { name: "Yes, leave", exact: true });
  void leave.click().catch(() => undefined);
  await page.locator('iframe[title="Payment provider"]').waitFor({ state: "detached" });
}
