import { createElement, useEffect, useState, type ComponentType } from "react";
import { hasSeenLoginPopup } from "../../session/storage";
import { features } from "../features";

const DELAY_MS = 30_000;
/** Back from a screen without a frame it takes a breath too. */
const BREATH_MS = 5_000;

/** Whatever opens by itself, half a minute after the page has loaded. It decides itself whether this is the moment. */
export function PopupSlot() {
  const [popup, setPopup] = useState<{ default: ComponentType }>();
  useEffect(() => {
    const load = features.find((feature) => feature.popup)?.popup;
    if (!load || hasSeenLoginPopup()) return;
    const delay = Math.max(BREATH_MS, DELAY_MS - performance.now());
    // Without a network nothing opens; nobody waits for it.
    const timer = setTimeout(() => void load().then(setPopup, () => undefined), delay);
    return () => clearTimeout(timer);
  }, []);
  return popup && createElement(popup.default);
}
