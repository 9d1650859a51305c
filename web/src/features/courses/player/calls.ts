import { call, type PlaybackGrant, type PlaybackProgress } from "../wire";
import type { Stretch } from "./watched";

/** Longer than this nobody looks at a turning ring. */
const LONGEST_WAIT = 20_000;

export const openPlayback = (enrolmentId: number, lessonId: number): Promise<PlaybackGrant> =>
  call("POST", `/me/courses/${enrolmentId}/grants`, { lessonId }, { signal: AbortSignal.timeout(LONGEST_WAIT) });

/** Outlives the page: the last one is sent while it closes. */
export const pingPlayback = (
  id: number,
  body: { positionSeconds: number; played: Stretch[] },
): Promise<PlaybackProgress> => call("POST", `/me/playback/${id}/pings`, body, { keepalive: true });

/** Frees the device's place. If this is lost, the place is free two minutes after the last word. */
export const endPlayback = (id: number): Promise<void> =>
  call<void>("DELETE", `/me/playback/${id}`, undefined, { keepalive: true }).catch(() => undefined);
