import { useSyncExternalStore } from "react";
import { changes } from "../../../ui/changes";

/** The stored facts about the user, enough to render the badge immediately. Never trusted. */
export interface Copies {
  id: string;
  name: string;
}

interface Person {
  id: number;
  name: string;
  mobile: string;
  email: string;
}

/** The id is written last: listeners in other tabs then find the others in place. */
const KEYS = ["userName", "userMobile", "userEmail", "userId"] as const;

let stored: Copies | undefined;
/** True in private windows without storage, where the copies last as long as the page. */
let withoutStorage = false;
const { subscribe, tell } = changes();

export const isCopy = (key: string): boolean => (KEYS as readonly string[]).includes(key);

export const tellCopiesChanged = tell;

export function readCopies(): Copies | undefined {
  if (withoutStorage) return stored;
  try {
    const id = localStorage.getItem("userId");
    const name = localStorage.getItem("userName");
    if (!id || !name) stored = undefined;
    else if (stored?.id !== id || stored.name !== name) stored = { id, name };
  } catch {
    withoutStorage = true;
  }
  return stored;
}

export function writeCopies(person: Person | undefined): void {
  stored = person && { id: String(person.id), name: person.name };
  try {
    const { name = "", mobile = "", email = "", id = "" } = person ?? {};
    for (const [place, value] of [name, mobile, email, String(id)].entries()) {
      const key = KEYS[place];
      if (!key || (localStorage.getItem(key) ?? "") === value) continue;
      if (person) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    }
  } catch {
    withoutStorage = true;
  }
  tellCopiesChanged();
}

/** The stored copies; undefined on the server and during hydration. */
export const useCopies = (): Copies | undefined => useSyncExternalStore(subscribe, readCopies, () => undefined);
