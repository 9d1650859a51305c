import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { keyOf, type PlaybackState, type Progress, type VideoToPlay } from "./lesson";
import { Playback } from "./playback";
import type { Quality } from "./quality";

const nothing = (): (() => void) => () => undefined;

/** The playback of a video in its element, which is reused for the next lesson. */
export function usePlayback(
  video: HTMLVideoElement | null,
  lesson: VideoToPlay,
  quality: Quality,
  onProgress: ((progress: Progress) => void) | undefined,
): { playback: RefObject<Playback | undefined>; state: PlaybackState } {
  const playback = useRef<Playback>(undefined);
  const [begun, setBegun] = useState<Playback>();
  const tell = useRef(onProgress);
  const chosen = useRef({ lesson, quality });
  useLayoutEffect(() => {
    chosen.current = { lesson, quality };
  });
  useEffect(() => {
    tell.current = onProgress;
  });

  const key = keyOf(lesson);
  // A layout effect, because the press that chooses a lesson also plays it.
  useLayoutEffect(() => {
    if (!video) return;
    const now = chosen.current;
    const next = new Playback(video, now.lesson, (progress) => tell.current?.(progress), now.quality);
    playback.current = next;
    setBegun(next);
    return () => {
      playback.current = undefined;
      next.end();
    };
  }, [video, key]);

  const [resting] = useState<PlaybackState>({ stage: "idle", captions: [], startAt: lesson.positionSeconds });
  const state = useSyncExternalStore(begun?.subscribe ?? nothing, begun?.state ?? (() => resting));
  return { playback, state };
}
