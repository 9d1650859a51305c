import { send } from "../../api/send";

/** A read, but a POST: the token must not appear in a URL. */
export const viewSetup = (token: string) => send("POST /setup/view", { body: { token } });

const TRIES = 240;
const PAUSE_MS = 500;

/** Waits until the shop has restarted. Returns false when it takes too long. */
export async function untilOpen(): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      await send("GET /catalogue/categories");
      return true;
    } catch {
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
  return false;
}
