import { client, unwrap } from "../../api/client";
import type { NewShop, SetAddress } from "../../api/schema";

/** A question, but with a secret in it, which must not stand in an address. */
export const viewSetup = (token: string) => unwrap(client.POST("/setup/view", { body: { token } }));
export const setAddress = (body: SetAddress) => unwrap(client.POST("/setup/address", { body }));
export const finishSetup = (body: NewShop) => unwrap(client.POST("/setup", { body }));

const TRIES = 240;
const PAUSE_MS = 500;

/**
 * Waits until the shop has opened anew: before that it shows nobody what it sells. False when it takes longer than
 * anybody waits.
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
