import type { Captions, PlaybackProgress, Video } from "../../../api/schema";
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

/** A public video, which needs no permission: nothing is reported. */
export interface PreviewToPlay {
  preview: Video;
  seconds: number;
  positionSeconds: number;
}

export type VideoToPlay = LessonToPlay | PreviewToPlay;

/** Tells videos apart. */
export const keyOf = (video: VideoToPlay): string =>
  "preview" in video ? video.preview.src : `${video.enrolmentId}/${video.lessonId}`;

/** The progress of a lesson. */
export interface Progress extends PlaybackProgress {
  lessonId: number;
  positionSeconds: number;
}
