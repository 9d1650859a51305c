import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onLoginNeeded } from "../../../api/loginNeeded";
import { whenIdle } from "../../../ui/whenIdle";
import { readCopies } from "./copies";
import { followTabs } from "./followTabs";
import { sessionView } from "./queries";
import { isLeaving, leaveSession } from "../public/session";

/** Keeps the page, the browser's storage and other tabs in sync about the session. Renders nothing. */
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
  // A visitor without stored copies costs no request until a screen needs the session.
  useEffect(
    () =>
      whenIdle(() => {
        if (readCopies()) void client.prefetchQuery(sessionView());
      }),
    [client],
  );
  return null;
}
