import { useEffect, useState, type RefObject } from "react";

const QUIET_AFTER_MS = 3000;

/** Hides the controls in full screen while the video plays without interaction. */
export function useQuietBar(frame: RefObject<HTMLElement | null>, mayHide: boolean): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !mayHide) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setQuiet(false);
      clearTimeout(timer);
      timer = setTimeout(() => setQuiet(true), QUIET_AFTER_MS);
    };
    const events = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
    for (const event of events) element.addEventListener(event, wake);
    wake();
    return () => {
      clearTimeout(timer);
      setQuiet(false);
      for (const event of events) element.removeEventListener(event, wake);
    };
  }, [frame, mayHide]);
  return quiet;
}
