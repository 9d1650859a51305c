import { useSyncExternalStore } from "react";

const PHONE = "(max-width: 768px)";

function subscribe(listener: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the screen is a phone's. Personal screens only: the server cannot know. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
