import { nextPlace } from "./place";
import { firstPort, type ShopProcess } from "./shopProcess";
import { expect, test as base, withShop } from "./test";

export { expect };

/** For tests that use up what the demo store has once: a shop and a store of its own for each of them. */
export const test = base.extend<{ ownShop: ShopProcess }>({
  ownShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, info) => {
      const place = nextPlace(info, 90);
      await withShop(`own-${place}`, firstPort + 300 + place, {}, use);
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ ownShop }, use) => {
    await use(ownShop.address);
  },
});
