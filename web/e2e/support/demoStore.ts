import { rmSync } from "node:fs";
import { firstPort, startShop, templateStore } from "./shopProcess";

/** Fills one demo store; each worker works on a copy of its own. */
export default async function fillDemoStore() {
  rmSync(templateStore, { recursive: true, force: true });
  const shop = await startShop({ store: templateStore, port: firstPort + 90 });
  await shop.stop();
}
