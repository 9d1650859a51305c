import { useCallback, useEffect, useState } from "react";

export interface Rotation {
  index: number;
  /** Goes to a slide; wraps around at the ends. */
  go: (index: number) => void;
  playing: boolean;
  toggle: () => void;
  /** Props of the element around the slides, without the controls: pauses on hover and focus. */
  slides: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/**
 * Shows one of `length` after another, each for `ms`. Rests while the slides are pointed at or hold the focus, while they
 * are not `onScreen`, in a hidden tab and, to begin with, where less motion is wished.
 */
export function useRotation(length: number, ms: number, onScreen = true): Rotation {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [tabHidden, setTabHidden] = useState(false);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
    const follow = () => setTabHidden(document.hidden);
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);

  const runs = playing && onScreen && !pointed && !focused && !tabHidden && length > 1;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % length), ms);
    return () => clearInterval(timer);
  }, [runs, length, ms, index]);

  const go = useCallback((to: number) => setIndex(length ? ((to % length) + length) % length : 0), [length]);
  return {
    index: length ? index % length : 0,
    go,
    playing,
    toggle: () => setPlaying((now) => !now),
    slides: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
