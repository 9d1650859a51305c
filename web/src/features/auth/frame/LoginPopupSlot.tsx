import { createElement, useEffect, useState, type ComponentType } from "react";
import { hasSeenLoginPopup } from "../session/storage";

const DELAY_MS = 30_000;
/** Shortest pause after a screen without header and footer. */
const PAUSE_MS = 5_000;

/** Fetches the login pop-up half a minute after the page has loaded. It decides itself whether this is the moment. */
export function LoginPopupSlot() {
  const [popup, setPopup] = useState<{ default: ComponentType }>();
  useEffect(() => {
    if (hasSeenLoginPopup()) return;
    const delay = Math.max(PAUSE_MS, DELAY_MS - performance.now());
    // Without a network the pop-up does not open; nothing depends on it.
    const timer = setTimeout(() => void import("../popup/LoginPopup").then(setPopup, () => undefined), delay);
    return () => clearTimeout(timer);
  }, []);
  return popup && createElement(popup.default);
}
