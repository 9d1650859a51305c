import { rmSync } from "node:fs";
import { nextPlace } from "./place";
import { firstPort, startShop, workerStore, type ShopProcess } from "./shopProcess";
import { expect, test as base } from "./test";

export { expect };

export interface NewShop extends ShopProcess {
  /** The one-time link that the program printed, as a path. */
  setupPath: string;
}

/** For tests of a real store that was never opened before: no owner, no content, no address. */
export const test = base.extend<{ newShop: NewShop }>({
  newShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, info) => {
      const place = nextPlace(info, 40);
      const store = workerStore(`new-${place}`);
      rmSync(store, { recursive: true, force: true });
      const shop = await startShop({ store, port: firstPort + 40 + place, command: "serve" });
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
