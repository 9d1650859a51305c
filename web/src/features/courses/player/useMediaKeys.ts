import { useEffect, useRef } from "react";

interface Keys {
  title: string;
  shop: string;
  image: string | undefined;
  play: () => void;
  pause: () => void;
  skip: (seconds: number) => void;
}

/** Handles headphone keys and lock screen controls. */
export function useMediaKeys(active: boolean, keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { title, shop, image } = keys;
  useEffect(() => {
    if (!active || !("mediaSession" in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, artist: shop, artwork: image ? [{ src: image }] : [] });
    const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
      ["play", () => latest.current.play()],
      ["pause", () => latest.current.pause()],
      ["seekbackward", ({ seekOffset }) => latest.current.skip(-(seekOffset ?? 10))],
      ["seekforward", ({ seekOffset }) => latest.current.skip(seekOffset ?? 10)],
    ];
    for (const [action, handler] of actions) mediaSession.setActionHandler(action, handler);
    return () => {
      mediaSession.metadata = null;
      for (const [action] of actions) mediaSession.setActionHandler(action, null);
    };
  }, [active, title, shop, image]);
}
