import { useEffect, useState } from "react";

/** What a film element says of itself. */
export interface FilmState {
  playing: boolean;
  /** It should play and cannot yet. */
  waiting: boolean;
  ended: boolean;
  time: number;
  /** 0 until known. */
  length: number;
  /** How far it is loaded from where it stands. */
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

const AT_REST: FilmState = {
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

function read(film: HTMLVideoElement): FilmState {
  const { currentTime: time, duration, buffered, paused, ended, readyState } = film;
  let loadedTo = time;
  for (let part = 0; part < buffered.length; part += 1) {
    if (buffered.start(part) <= time + 0.1) loadedTo = Math.max(loadedTo, buffered.end(part));
  }
  return {
    playing: !paused && !ended,
    waiting: !paused && !ended && !film.error && (film.seeking || readyState < HTMLMediaElement.HAVE_FUTURE_DATA),
    ended,
    time,
    length: Number.isFinite(duration) ? duration : 0,
    loadedTo,
    volume: film.volume,
    muted: film.muted,
    speed: film.playbackRate,
  };
}

/** The state of a film, as its own events tell it. */
export function useFilmState(film: HTMLVideoElement | null): FilmState {
  const [state, setState] = useState(AT_REST);
  useEffect(() => {
    if (!film) return;
    const update = () => setState(read(film));
    for (const event of EVENTS) film.addEventListener(event, update);
    update();
    return () => {
      for (const event of EVENTS) film.removeEventListener(event, update);
    };
  }, [film]);
  return state;
}
