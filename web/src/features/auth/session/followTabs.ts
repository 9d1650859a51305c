import type { QueryClient } from "@tanstack/react-query";
import { isCopy, readCopies, tellCopiesChanged } from "./copies";
import { askAgain, comeBack, isLeaving, knownUser, leaveSession } from "../public/session";
import { clearTab } from "./storage";

/** Brings this page in line with what the tabs share. */
function follow(client: QueryClient): void {
  if (isLeaving()) return;
  tellCopiesChanged();
  const remembered = readCopies()?.id;
  const known = knownUser(client)?.id.toString();
  if (remembered === known) return;
  void (remembered === undefined ? leaveSession(client) : askAgain(client));
}

/** Hears what other tabs do, and comes back to what they did meanwhile. Answers how to stop. */
export function followTabs(client: QueryClient): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Everything at once is a logout: what was begun here goes with it.
    if (key === null && !isLeaving()) clearTab();
    if (key === null || isCopy(key)) follow(client);
  };
  // A page that the browser had put aside as it was.
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
