import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { binary, firstPort, startShop, templateStore } from "./shopProcess";

const content = fileURLToPath(new URL("../../../data/demo", import.meta.url));
const record = `${templateStore}.made`;
const INDIA_MS = 330 * 60 * 1000;

/** What the demo store is made of: the program, the content and the day in India, for its orders lie around today. */
function ingredients(): string {
  const { mtimeMs, size } = statSync(binary);
  const changed = readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((path) => !path.includes("node_modules"))
    .map((path) => statSync(`${content}/${path}`).mtimeMs);
  const day = new Date(Date.now() + INDIA_MS).toISOString().slice(0, 10);
  return JSON.stringify([binary, mtimeMs, size, Math.max(...changed), changed.length, day]);
}

/** Fills one demo store, unless the run before has; each worker works on a copy of its own. */
export default async function fillDemoStore() {
  const made = ingredients();
  if (existsSync(templateStore) && existsSync(record) && readFileSync(record, "utf8") === made) return;
  rmSync(record, { force: true });
  rmSync(templateStore, { recursive: true, force: true });
  const shop = await startShop({ store: templateStore, port: firstPort + 90 });
  await shop.stop();
  writeFileSync(record, made);
}
