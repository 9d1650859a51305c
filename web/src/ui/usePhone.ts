import { useSyncExternalStore } from "react";

const PHONE = "(max-width: 768px)";

function subscribe(listener: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the screen is as narrow as a phone's; on the server and in the first render it is not. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
