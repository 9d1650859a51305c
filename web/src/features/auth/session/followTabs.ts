import type { QueryClient } from "@tanstack/react-query";
import { isCopy, readCopies, tellCopiesChanged } from "./copies";
import { askAgain, comeBack, isLeaving, knownUser, leaveSession } from "../public/session";
import { clearTab } from "./storage";

/** Updates this page from the shared storage. */
function follow(client: QueryClient): void {
  if (isLeaving()) return;
  tellCopiesChanged();
  const remembered = readCopies()?.id;
  const known = knownUser(client)?.id.toString();
  if (remembered === known) return;
  void (remembered === undefined ? leaveSession(client) : askAgain(client));
}

/** Follows logins and logouts in other tabs. Returns a function that stops. */
export function followTabs(client: QueryClient): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A cleared storage is a logout: this tab's drafts are cleared too.
    if (key === null && !isLeaving()) clearTab();
    if (key === null || isCopy(key)) follow(client);
  };
  // A page restored from the back/forward cache.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    comeBack();
    follow(client);
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}
