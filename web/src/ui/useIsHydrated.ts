import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False on the server and while the browser hydrates its page, which has to be the same page; true from then on, also in
 * the first render of every later screen.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
