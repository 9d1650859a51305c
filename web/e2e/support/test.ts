import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { startShop, templateStore, workerStore, type ShopProcess } from "./shopProcess";

export { expect };

/** What a page must not do unless a test says that it will. */
export class Watched {
  readonly troubles: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(page: Page) {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.add(`uncaught: ${error.message}`));
    page.on("requestfailed", (request) => {
      // A film that is no longer wanted is let go of by the browser itself.
      const letGo = request.failure()?.errorText === "net::ERR_ABORTED" && request.resourceType() === "media";
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

  private add(trouble: string) {
    this.troubles.push(trouble);
  }

  /** The troubles nobody announced. */
  unexpected(): string[] {
    return this.troubles.filter((trouble) => !this.allowed.some((pattern) => pattern.test(trouble)));
  }
}

interface WorkerFixtures {
  shop: ShopProcess;
  developmentShop: ShopProcess;
}

interface TestFixtures {
  watched: Watched;
}

function shopFixture(name: string, firstPort: number, environment: Record<string, string>) {
  return async (_: object, use: (shop: ShopProcess) => Promise<void>, worker: { parallelIndex: number }) => {
    const store = workerStore(`${name}-${worker.parallelIndex}`);
    rmSync(store, { recursive: true, force: true });
    cpSync(templateStore, store, { recursive: true });
    const shop = await startShop({ store, port: firstPort + worker.parallelIndex, environment });
    await use(shop);
    await shop.stop();
    rmSync(store, { recursive: true, force: true });
  };
}

const developmentClient = fileURLToPath(new URL("../../dist-development", import.meta.url));

/** Each worker has a shop and a store of its own; a test fails on any trouble that it did not announce. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [shopFixture("shop", 4100, {}), { scope: "worker", timeout: 120_000 }],
  developmentShop: [
    shopFixture("development", 4200, { BOUTIQUE_CLIENT_DIR: developmentClient }),
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.address);
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
