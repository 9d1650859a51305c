import { tabStorage } from "../../../site/browserStorage";

/** Whether the login pop-up was shown in this browser session. It outlives a logout. */
const SEEN = "hasSeenLoginPopup";
/** The user that this tab's drafts belong to. */
const DRAFTS_OF = "draftsOf";

let seenHere = false;

export const hasSeenLoginPopup = (): boolean => seenHere || tabStorage.get(SEEN) !== null;

export function noteLoginPopupSeen(): void {
  seenHere = true;
  tabStorage.set(SEEN, "true");
}

/** Clears this tab's drafts and everything else in session storage, except whether the pop-up was shown. */
export function clearTab(): void {
  try {
    const seen = sessionStorage.getItem(SEEN);
    sessionStorage.clear();
    if (seen !== null) sessionStorage.setItem(SEEN, seen);
  } catch {
    // Without storage there is nothing to clear.
  }
}

/** Clears both storages. Other tabs are notified by the write before. */
export function clearStorages(): void {
  clearTab();
  try {
    // The server's response may have cleared the storage already, and clearing an empty one notifies no tab.
    localStorage.setItem("userId", "");
    localStorage.clear();
  } catch {
    // Without storage there is nothing to clear.
  }
}

/** Keeps an expired session's drafts for the same user, and clears them for another one. */
export function claimDrafts(person: number): void {
  const before = tabStorage.get(DRAFTS_OF);
  if (before !== null && before !== String(person)) clearTab();
  tabStorage.set(DRAFTS_OF, String(person));
}
