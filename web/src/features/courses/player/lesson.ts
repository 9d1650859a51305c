import type { Captions, PlaybackProgress } from "../../../api/schema";
import type { Trouble } from "./trouble";

export interface PlaybackState {
  /** idle: nothing was asked for yet; opening: the address of the film is on its way. */
  stage: "idle" | "opening" | "ready" | "failed";
  trouble?: Trouble | undefined;
  /** One file for each language. */
  captions: readonly Captions[];
  /** There is a smaller file to choose. */
  hasSmaller?: boolean;
  /** Where the film starts when it is played. */
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
