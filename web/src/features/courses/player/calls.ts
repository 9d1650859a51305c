import { client, unwrap } from "../../../api/client";
import type { PlaybackGrant, PlaybackPing, PlaybackProgress } from "../../../api/schema";

/** Longer than this nobody looks at a turning ring. */
const LONGEST_WAIT = 20_000;

export const openPlayback = (enrolmentId: number, lessonId: number): Promise<PlaybackGrant> =>
  unwrap(
    client.POST("/me/courses/{id}/grants", {
      params: { path: { id: enrolmentId } },
      body: { lessonId },
      signal: AbortSignal.timeout(LONGEST_WAIT),
    }),
  );

/** Outlives the page: the last one is sent while it closes. */
export const pingPlayback = (id: number, body: PlaybackPing): Promise<PlaybackProgress> =>
  unwrap(client.POST("/me/playback/{id}/pings", { params: { path: { id } }, body, keepalive: true }));

/** Frees the device's place. If this is lost, the place is free two minutes after the last word. */
export async function endPlayback(id: number): Promise<void> {
  try {
    await unwrap(client.DELETE("/me/playback/{id}", { params: { path: { id } }, keepalive: true }));
  } catch {
    // Nothing hangs on it.
  }
}
