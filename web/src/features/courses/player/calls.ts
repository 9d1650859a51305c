import type { PlaybackGrant, PlaybackPing, PlaybackProgress } from "../../../api/schema";
import { send } from "../../../api/send";
import { createGrant } from "./playbackError";

/** The timeout of a playback request, in milliseconds. */
const LONGEST_WAIT = 20_000;

export const openPlayback = (enrolmentId: number, lessonId: number): Promise<PlaybackGrant> =>
  createGrant({ path: { id: enrolmentId }, body: { lessonId }, signal: AbortSignal.timeout(LONGEST_WAIT) });

/** Sent with keepalive, so that the last one survives closing the page. */
export const pingPlayback = (id: number, body: PlaybackPing): Promise<PlaybackProgress> =>
  send("POST /me/playback/{id}/pings", { path: { id }, body, keepalive: true });

/** Frees the device's slot. If the request is lost, the slot expires two minutes after the last ping. */
export async function endPlayback(id: number): Promise<void> {
  try {
    await send("DELETE /me/playback/{id}", { path: { id }, keepalive: true });
  } catch {
    // Nothing depends on it.
  }
}
