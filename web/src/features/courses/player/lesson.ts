import type { Captions, PlaybackProgress } from "../../../api/schema";
import type { PlaybackError } from "./playbackError";

export interface PlaybackState {
  /** idle: not requested yet; opening: waiting for the video's URL. */
  stage: "idle" | "opening" | "ready" | "failed";
  playbackError?: PlaybackError | undefined;
  /** One file for each language. */
  captions: readonly Captions[];
  /** Whether there is a smaller file. */
  hasSmaller?: boolean;
  /** The start position, in seconds. */
  startAt: number;
}

export interface LessonToPlay {
  enrolmentId: number;
  lessonId: number;
  seconds: number;
  positionSeconds: number;
}

/** The progress of a lesson. */
export interface Progress extends PlaybackProgress {
  lessonId: number;
  positionSeconds: number;
}
