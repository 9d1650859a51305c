import { client, unwrap } from "../../api/client";
import type { NewShop, SetAddress } from "../../api/schema";

/** A read, but a POST: the token must not appear in a URL. */
export const viewSetup = (token: string) => unwrap(client.POST("/setup/view", { body: { token } }));
export const setAddress = (body: SetAddress) => unwrap(client.POST("/setup/address", { body }));
export const finishSetup = (body: NewShop) => unwrap(client.POST("/setup", { body }));

const TRIES = 240;
const PAUSE_MS = 500;

/**
 * Waits until the shop has restarted. Returns false when it takes too
 * long.
 */
export async function untilOpen(): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      await unwrap(client.GET("/catalogue/categories"));
      return true;
    } catch {
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
  return false;
}
