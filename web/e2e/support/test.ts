import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { copyStore } from "./copyStore";
import { deviceOf, devices, type Device } from "./devices";
import { firstPort, startShop, templateStore, workerStore, type ShopProcess, type ShopSettings } from "./shopProcess";

export { expect };

/** Playwright's own remark about a worker that `playwright.config.ts` keeps out. */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/** What a page must not do unless a test says that it will. */
export class Watched {
  readonly errors: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(page: Page) {
    page.on("console", (message) => {
      if (message.text() === WORKER_BLOCKED) return;
      if (message.type() === "error" || message.type() === "warning") this.add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.add(`uncaught: ${error.message}`));
    page.on("requestfailed", (request) => {
      // What is no longer wanted when another page opens is let go of by the browser itself: also a page that gives way to
      // the step back of a window that has just closed.
      const letGo = request.failure()?.errorText === "net::ERR_ABORTED";
      if (!letGo) this.add(`failed: ${request.url()} ${request.failure()?.errorText ?? ""}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.add(`status ${response.status()}: ${response.url()}`);
    });
  }

  /** Troubles of this kind are what the test is about. */
  allow(...patterns: RegExp[]) {
    this.allowed.push(...patterns);
  }

  private add(formError: string) {
    this.errors.push(formError);
  }

  /** The unexpected errors. */
  unexpected(): string[] {
    return this.errors.filter((error) => !this.allowed.some((pattern) => pattern.test(error)));
  }
}

interface WorkerFixtures {
  shop: ShopProcess;
  developmentShop: ShopProcess;
}

interface TestFixtures {
  watched: Watched;
  /** The journey is designed for phones and desktops, and runs on one of them. */
  oneDevice: boolean;
  /** Which of them. */
  device: Device;
}

/** A shop on a copy of the demo store, for one worker. */
export async function withShop(
  name: string,
  port: number,
  settings: Pick<ShopSettings, "environment" | "movesClock">,
  use: (shop: ShopProcess) => Promise<void>,
) {
  const store = workerStore(name);
  copyStore(templateStore, store);
  const shop = await startShop({ store, port, ...settings });
  await use(shop);
  await shop.stop();
  rmSync(store, { recursive: true, force: true });
}

const developmentClient =
  process.env["BOUTIQUE_DEVELOPMENT_CLIENT_DIR"] ?? fileURLToPath(new URL("../../dist-development", import.meta.url));

/** Each worker has a shop and a store of its own. For what is tested over HTTP, without a browser. */
export const httpTest = base.extend<object, WorkerFixtures>({
  // Playwright reads the pattern to learn what a fixture needs: an empty one says nothing.
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      await withShop(`shop-${parallelIndex}`, firstPort + 100 + parallelIndex, {}, use);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  developmentShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const environment = { BOUTIQUE_CLIENT_DIR: developmentClient };
      await withShop(`development-${parallelIndex}`, firstPort + 200 + parallelIndex, { environment }, use);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.address);
  },
});

/** A test fails on any trouble in its page that it did not announce. */
export const test = httpTest.extend<TestFixtures>({
  oneDevice: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  device: async ({}, use, { title }) => {
    await use(deviceOf(title));
  },
  viewport: async ({ oneDevice, device, viewport }, use) => {
    await use(oneDevice ? devices[device].viewport : viewport);
  },
  hasTouch: async ({ oneDevice, device, hasTouch }, use) => {
    await use(oneDevice ? devices[device].hasTouch : hasTouch);
  },
  watched: [
    async ({ page }, use) => {
      const watched = new Watched(page);
      await use(watched);
      expect(watched.unexpected(), "what went wrong in the browser").toEqual([]);
    },
    { auto: true },
  ],
});
