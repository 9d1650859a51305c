import { rmSync } from "node:fs";
import { nextPlace } from "./place";
import { firstPort, startShop, workerStore, type ShopProcess } from "./shopProcess";
import { expect, test as base } from "./test";

export { expect };

export interface NewShop extends ShopProcess {
  /** The one-time link that the program printed, as a path. */
  setupPath: string;
}

interface NewShopFixtures {
  newShopPort: number;
  /** What the program is started with. */
  environment: Record<string, string>;
  newShop: NewShop;
}

/** For tests of a real store that was never opened before: no owner, no content, and no address unless it is started with one. */
export const test = base.extend<NewShopFixtures>({
  // oxlint-disable-next-line no-empty-pattern
  newShopPort: async ({}, use, info) => {
    await use(firstPort + 40 + nextPlace(info, 40));
  },
  environment: [{}, { option: true }],
  newShop: [
    async ({ newShopPort: port, environment }, use) => {
      const store = workerStore(`new-${port}`);
      rmSync(store, { recursive: true, force: true });
      const shop = await startShop({ store, port, environment, command: "serve" });
      const setupPath = /\/setup\/[0-9a-f]+/.exec(shop.log())?.[0];
      if (!setupPath) throw new Error(`no link was printed:\n${shop.log()}`);
      await use({ ...shop, setupPath });
      await shop.stop();
      rmSync(store, { recursive: true, force: true });
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ newShop }, use) => {
    await use(newShop.address);
  },
});
