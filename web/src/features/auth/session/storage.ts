import { tabStorage } from "../../../site/browserStorage";

/** Whether the login pop-up was shown in this browser session. It outlives a logout. */
const SEEN = "hasSeenLoginPopup";
/** Whose unfinished forms lie in this tab. */
const DRAFTS_OF = "draftsOf";

let seenHere = false;

export const hasSeenLoginPopup = (): boolean => seenHere || tabStorage.get(SEEN) !== null;

export function noteLoginPopupSeen(): void {
  seenHere = true;
  tabStorage.set(SEEN, "true");
}

/** Unfinished forms and everything else this tab kept, except that the pop-up was seen. */
export function clearTab(): void {
  try {
    const seen = sessionStorage.getItem(SEEN);
    sessionStorage.clear();
    if (seen !== null) sessionStorage.setItem(SEEN, seen);
  } catch {
    // Nothing was kept.
  }
}

/** Empties both storages. The other tabs learn of it by what is written before. */
export function clearStorages(): void {
  clearTab();
  try {
    // The server's answer may have emptied the storage already, and emptying an empty one tells nobody.
    localStorage.setItem("userId", "");
    localStorage.clear();
  } catch {
    // Nothing was kept.
  }
}

/** A session that ran out leaves its drafts to the same person; somebody else never sees them. */
export function claimDrafts(person: number): void {
  const before = tabStorage.get(DRAFTS_OF);
  if (before !== null && before !== String(person)) clearTab();
  tabStorage.set(DRAFTS_OF, String(person));
}
