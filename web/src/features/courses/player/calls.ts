import { client, unwrap } from "../../../api/client";
import type { PlaybackGrant, PlaybackPing, PlaybackProgress } from "../../../api/schema";

/** The timeout of a playback request, in milliseconds. */
const LONGEST_WAIT = 20_000;

export const openPlayback = (enrolmentId: number, lessonId: number): Promise<PlaybackGrant> =>
  unwrap(
    client.POST("/me/courses/{id}/grants", {
      params: { path: { id: enrolmentId } },
      body: { lessonId },
      signal: AbortSignal.timeout(LONGEST_WAIT),
    }),
  );

/** Sent with keepalive, so that the last one survives closing the page. */
export const pingPlayback = (id: number, body: PlaybackPing): Promise<PlaybackProgress> =>
  unwrap(client.POST("/me/playback/{id}/pings", { params: { path: { id } }, body, keepalive: true }));

/** Frees the device's slot. If the request is lost, the slot expires two minutes after the last ping. */
export async function endPlayback(id: number): Promise<void> {
  try {
    await unwrap(client.DELETE("/me/playback/{id}", { params: { path: { id } }, keepalive: true }));
  } catch {
    // Nothing depends on it.
  }
}
