import { firstPort, type ShopProcess } from "./shopProcess";
import { expect, test as base, withShop } from "./test";

export { expect };

let started = 0;

/** For tests that use up what the demo store has once: a shop and a store of its own for each of them. */
export const test = base.extend<{ ownShop: ShopProcess }>({
  ownShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      // A port is not used twice in a row: connections of the test before may still be closing.
      const place = (workerIndex * 13 + started) % 90;
      started += 1;
      await withShop(`own-${place}`, firstPort + 300 + place, {}, use);
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ ownShop }, use) => {
    await use(ownShop.address);
  },
});
