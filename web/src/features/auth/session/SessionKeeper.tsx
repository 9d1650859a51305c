import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onLoginNeeded } from "../../../api/loginNeeded";
import { readCopies } from "./copies";
import { followTabs } from "./followTabs";
import { sessionView } from "./queries";
import { isLeaving, leaveSession } from "../public/session";

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
