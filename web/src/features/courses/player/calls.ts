import { call, type PlaybackGrant, type PlaybackProgress } from "../wire";
import type { Stretch } from "./watched";

export const openPlayback = (courseId: number, lessonId: number): Promise<PlaybackGrant> =>
  call("POST", `/me/courses/${courseId}/grants`, { lessonId });

/** Outlives the page: the last one is sent while it closes. */
export const pingPlayback = (
  id: number,
  body: { positionSeconds: number; played: Stretch[] },
): Promise<PlaybackProgress> => call("POST", `/me/playback/${id}/pings`, body, true);

/** Frees the device's place. If this is lost, the place is free two minutes after the last word. */
export const endPlayback = (id: number): Promise<void> =>
  call<void>("DELETE", `/me/playback/${id}`, undefined, true).catch(() => undefined);
