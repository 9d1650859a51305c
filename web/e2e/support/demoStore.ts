import { rmSync } from "node:fs";
import { startShop, templateStore } from "./shopProcess";

/** Fills one demo store; each worker works on a copy of its own. */
export default async function fillDemoStore() {
  rmSync(templateStore, { recursive: true, force: true });
  const shop = await startShop({ store: templateStore, port: 4090 });
  await shop.stop();
}
