import { useSyncExternalStore } from "react";
import { browserStorage } from "../../site/browserStorage";

/** A list of product ids in this browser, the newest first. */
export interface DeviceList {
  /** Empty on the server and while the browser hydrates. */
  useIds: () => readonly number[];
  ids: () => readonly number[];
  set: (ids: readonly number[]) => void;
}

const NONE: readonly number[] = [];

const parsed = (text: string | null): readonly number[] => {
  try {
    const ids: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(ids) ? [...new Set(ids)].filter((id): id is number => Number.isSafeInteger(id) && id > 0) : NONE;
  } catch {
    return NONE;
  }
};

/** At most `most` ids under `key`. Without storage the list lives as long as the page. */
export function deviceList(key: string, most: number): DeviceList {
  let text: string | null | undefined;
  let current = NONE;
  const listeners = new Set<() => void>();
  const read = () => {
    const stored = browserStorage.get(key);
    if (stored !== text && (stored !== null || text === undefined)) {
      text = stored;
      current = parsed(stored);
    }
    return current;
  };
  const subscribe = (listener: () => void) => {
    // Another tab has changed it; a logout there clears everything.
    const changed = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      text = undefined;
      current = NONE;
      listener();
    };
    listeners.add(listener);
    addEventListener("storage", changed);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", changed);
    };
  };
  return {
    useIds: () => useSyncExternalStore(subscribe, read, () => NONE),
    ids: read,
    set: (ids) => {
      current = [...new Set(ids)].slice(0, most);
      text = current.length > 0 ? JSON.stringify(current) : null;
      browserStorage.set(key, text ?? undefined);
      listeners.forEach((listener) => listener());
    },
  };
}
