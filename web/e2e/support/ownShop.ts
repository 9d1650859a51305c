import { firstPort, type ShopProcess } from "./shopProcess";
import { expect, test as base, withShop } from "./test";

export { expect };

let started = 0;

/** Each test has a shop and a store of its own: what it pays or cancels is missed by no other. */
export const test = base.extend<{ ownShop: ShopProcess }>({
  // oxlint-disable-next-line no-empty-pattern
  ownShop: async ({}, use, { workerIndex }) => {
    // A port is not used twice in a row: connections of the test before may still be closing.
    const place = (workerIndex * 13 + started) % 90;
    started += 1;
    await withShop(`own-${place}`, firstPort + 300 + place, {}, use);
  },
  baseURL: async ({ ownShop }, use) => {
    await use(ownShop.address);
  },
});
