import { useCallback, useEffect, useState, type RefObject } from "react";
import { enterDialog } from "../../../ui/historyOfDialogs";

/** The prefixed full screen API of older Safari versions. */
interface OldFrame extends HTMLElement {
  webkitRequestFullscreen?: () => Promise<void> | void;
}
interface OldDocument extends Document {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => Promise<void> | void;
}

/** The orientation lock, where supported. */
interface TurningScreen {
  lock?: (orientation: "landscape") => Promise<void>;
}

const shown = (): Element | null =>
  document.fullscreenElement ?? (document as OldDocument).webkitFullscreenElement ?? null;

const turn = async (): Promise<void> => {
  try {
    await (screen.orientation as TurningScreen | undefined)?.lock?.("landscape");
  } catch {
    // Not supported on desktops.
  }
};

async function request(frame: OldFrame): Promise<boolean> {
  try {
    if (frame.requestFullscreen) await frame.requestFullscreen({ navigationUI: "hide" });
    else if (frame.webkitRequestFullscreen) await frame.webkitRequestFullscreen();
    else return false;
    return true;
  } catch {
    return false;
  }
}

/**
 * Full screen of the frame, never of the video alone, so that overlays stay visible. iPhones allow it
 * for videos only: there the frame fills the viewport instead, and the back button exits.
 */
export function useFullScreen(frame: RefObject<HTMLElement | null>): { full: boolean; filling: boolean; toggle: () => void } {
  const [onScreen, setOnScreen] = useState(false);
  const [filling, setFilling] = useState(false);

  useEffect(() => {
    const update = () => setOnScreen(shown() !== null && shown() === frame.current);
    const events = ["fullscreenchange", "webkitfullscreenchange"];
    for (const event of events) document.addEventListener(event, update);
    return () => {
      for (const event of events) document.removeEventListener(event, update);
    };
  }, [frame]);

  useEffect(() => {
    if (!filling) return;
    const page = document.documentElement;
    page.style.overflow = "hidden";
    const leave = enterDialog(() => setFilling(false));
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setFilling(false);
    };
    addEventListener("keydown", escape);
    return () => {
      leave();
      page.style.removeProperty("overflow");
      removeEventListener("keydown", escape);
    };
  }, [filling]);

  const toggle = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    if (filling) setFilling(false);
    else if (shown()) void (document.exitFullscreen?.() ?? (document as OldDocument).webkitExitFullscreen?.());
    else void request(element).then((done) => (done ? turn() : setFilling(true)));
  }, [filling, frame]);

  return { full: onScreen || filling, filling, toggle };
}
