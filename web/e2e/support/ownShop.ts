import { nextPlace } from "./place";
import { firstPort, type ShopProcess } from "./shopProcess";
import { expect, test as base, withShop } from "./test";

export { expect };

/** For tests that use up what the demo store has once: a shop and a store of its own for each of them. */
export const test = base.extend<{ movesClock: boolean; ownShop: ShopProcess }>({
  movesClock: [false, { option: true }],
  ownShop: [
    async ({ movesClock }, use, info) => {
      const place = nextPlace(info, 90);
      await withShop(`own-${place}`, firstPort + 300 + place, { movesClock }, use);
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ ownShop }, use) => {
    await use(ownShop.address);
  },
});
