import { useSyncExternalStore } from "react";
import { changes } from "../../../ui/changes";

/** What this browser remembers of who is logged in: enough for the badge at first sight. Nothing trusts it. */
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

/** The number last: who listens in another tab finds the others in place already. */
const KEYS = ["userName", "userMobile", "userEmail", "userId"] as const;

let stored: Copies | undefined;
/** Some private windows have no storage: then the copies live as long as this page. */
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

/** None on the server and while its image is adopted; at once after that. */
export const useCopies = (): Copies | undefined => useSyncExternalStore(subscribe, readCopies, () => undefined);
