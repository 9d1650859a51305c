import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onLoginNeeded } from "../api/loginNeeded";
import { isCopy, readCopies, tellCopiesChanged } from "./copies";
import { sessionView } from "./queries";
import { askAgain, isLeaving, knownUser, leaveSession } from "./session";
import { clearTab } from "./storage";

/** Where a browser does not say when it is idle. */
const LONG_ENOUGH_MS = 1500;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const turn = requestIdleCallback(run);
    return () => cancelIdleCallback(turn);
  }
  const timer = setTimeout(run, LONG_ENOUGH_MS);
  return () => clearTimeout(timer);
}

/** Brings this page in line with what the tabs share. */
function follow(client: QueryClient): void {
  if (isLeaving()) return;
  tellCopiesChanged();
  const remembered = readCopies()?.id;
  const known = knownUser(client)?.id.toString();
  if (remembered === known) return;
  void (remembered === undefined ? leaveSession(client) : askAgain(client));
}

function followTabs(client: QueryClient): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Everything at once is a logout: what was begun here goes with it.
    if (key === null && !isLeaving()) clearTab();
    if (key === null || isCopy(key)) follow(client);
  };
  // A page that the browser had put aside as it was.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow(client);
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

/** Keeps the page, the browser's memory and the other tabs of one mind about who is logged in. Shows nothing. */
export function SessionKeeper(): null {
  const client = useQueryClient();
  useEffect(() => followTabs(client), [client]);
  useEffect(
    () =>
      onLoginNeeded(() => {
        if (!isLeaving()) void leaveSession(client);
      }),
    [client],
  );
  // Who is not remembered as logged in costs no question until a screen needs to know.
  useEffect(
    () =>
      whenIdle(() => {
        if (readCopies()) void client.prefetchQuery(sessionView());
      }),
    [client],
  );
  return null;
}
