import type { PlaybackGrant, PlaybackPing } from "../../../api/schema";
import { endPlayback, openPlayback, pingPlayback } from "./calls";
import type { LessonToPlay, PreviewToPlay, Progress, VideoToPlay } from "./lesson";

/** What is needed to play a video once it was opened. */
export type OpenedVideo = Pick<
  PlaybackGrant,
  "id" | "src" | "smaller" | "captions" | "seconds" | "positionSeconds" | "pingEverySeconds"
>;

/** Where a video comes from, and to whom its playback is reported. */
export interface VideoSource {
  open: () => Promise<OpenedVideo>;
  /** Reports what was played. Resolves to nothing where nothing is recorded. */
  ping: (id: number, body: PlaybackPing) => Promise<Progress | undefined>;
  end: (id: number) => void;
}

export const sourceOf = (video: VideoToPlay): VideoSource =>
  "preview" in video ? previewSource(video) : lessonSource(video);

const lessonSource = ({ enrolmentId, lessonId }: LessonToPlay): VideoSource => ({
  open: () => openPlayback(enrolmentId, lessonId),
  ping: async (id, body) => ({ ...(await pingPlayback(id, body)), lessonId, positionSeconds: body.positionSeconds }),
  end: (id) => void endPlayback(id),
});

/** How often a player calls `ping`, in seconds. */
const PING_EVERY_SECONDS = 15;

const previewSource = ({ preview: { src, captions, seconds } }: PreviewToPlay): VideoSource => ({
  open: () =>
    Promise.resolve({
      id: 0,
      src,
      captions: captions === undefined ? [] : [{ language: "en", label: "English", src: captions }],
      seconds,
      positionSeconds: 0,
      pingEverySeconds: PING_EVERY_SECONDS,
    }),
  ping: () => Promise.resolve(undefined),
  end: () => undefined,
});
