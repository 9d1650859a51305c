import { useEffect, useState } from "react";

/** The state of a video element. */
export interface VideoState {
  playing: boolean;
  /** Playback is buffering. */
  waiting: boolean;
  ended: boolean;
  time: number;
  /** Length in seconds; 0 until known. */
  length: number;
  /** End of the buffered range at the current position, in seconds. */
  loadedTo: number;
  volume: number;
  muted: boolean;
  speed: number;
}

const EVENTS = [
  "play",
  "playing",
  "pause",
  "waiting",
  "seeking",
  "seeked",
  "ended",
  "timeupdate",
  "durationchange",
  "progress",
  "canplay",
  "emptied",
  "volumechange",
  "ratechange",
  "error",
] as const;

const AT_REST: VideoState = {
  playing: false,
  waiting: false,
  ended: false,
  time: 0,
  length: 0,
  loadedTo: 0,
  volume: 1,
  muted: false,
  speed: 1,
};

function read(video: HTMLVideoElement): VideoState {
  const { currentTime: time, duration, buffered, paused, ended, readyState } = video;
  let loadedTo = time;
  for (let part = 0; part < buffered.length; part += 1) {
    if (buffered.start(part) <= time + 0.1) loadedTo = Math.max(loadedTo, buffered.end(part));
  }
  return {
    playing: !paused && !ended,
    waiting: !paused && !ended && !video.error && (video.seeking || readyState < HTMLMediaElement.HAVE_FUTURE_DATA),
    ended,
    time,
    length: Number.isFinite(duration) ? duration : 0,
    loadedTo,
    volume: video.volume,
    muted: video.muted,
    speed: video.playbackRate,
  };
}

/** The state of a video element, updated by its events. */
export function useVideoState(video: HTMLVideoElement | null): VideoState {
  const [state, setState] = useState(AT_REST);
  useEffect(() => {
    if (!video) return;
    const update = () => setState(read(video));
    for (const event of EVENTS) video.addEventListener(event, update);
    update();
    return () => {
      for (const event of EVENTS) video.removeEventListener(event, update);
    };
  }, [video]);
  return state;
}
