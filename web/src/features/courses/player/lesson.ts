import type { Captions, PlaybackProgress } from "../../../api/schema";
import type { PlaybackError } from "./playbackError";

export interface PlaybackState {
  /** idle: nothing was asked for yet; opening: the address of the video is on its way. */
  stage: "idle" | "opening" | "ready" | "failed";
  playbackError?: PlaybackError | undefined;
  /** One file for each language. */
  captions: readonly Captions[];
  /** There is a smaller file to choose. */
  hasSmaller?: boolean;
  /** Where the video starts when it is played. */
  startAt: number;
}

export interface LessonToPlay {
  enrolmentId: number;
  lessonId: number;
  seconds: number;
  positionSeconds: number;
}

/** How far a lesson came. */
export interface Progress extends PlaybackProgress {
  lessonId: number;
  positionSeconds: number;
}
