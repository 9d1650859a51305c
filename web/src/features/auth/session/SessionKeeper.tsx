import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onLoginNeeded } from "../../../api/loginNeeded";
import { whenIdle } from "../../../ui/whenIdle";
import { readCopies } from "./copies";
import { followTabs } from "./followTabs";
import { sessionView } from "./queries";
import { isLeaving, leaveSession } from "../public/session";

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
