import type { APIRequestContext } from "@playwright/test";
import type { VisitorRoute } from "./routes";
import { expect } from "./test";

/** A list that is shuffled comes in so many orders, one after the other. */
const ORDERS = 4;
/** A machine that is busy sends a page out empty, and for ten seconds does not try again. */
const SOON_WRITTEN_MS = 45_000;

/** Waits until the server has written the page, in each of its orders unless one is enough; what only browsers show it never writes. */
export async function written(request: APIRequestContext, { path, browserOnly }: Pick<VisitorRoute, "path" | "browserOnly">, orders = ORDERS): Promise<void> {
  if (browserOnly) return;
  const isWritten = async () => (await (await request.get(path)).text()).includes('<div id="app"><');
  const all = async () => {
    for (let order = 0; order < orders; order += 1) if (!(await isWritten())) return false;
    return true;
  };
  await expect.poll(all, { message: `${path} is written`, timeout: SOON_WRITTEN_MS }).toBe(true);
}
