import { useCallback, useState } from "react";
import { isOffline, ProblemError } from "../api/problem";
import { NotConfirmed } from "./confirm/NotConfirmed";
import { toast } from "../ui/noticeStore";
import { useRefresh } from "./useFresh";

const CONFLICT = 409;

/** The message of a failure. */
export function saidOf(failure: unknown): string {
  if (isOffline(failure)) return "No Network Connection. Please try again when you are online.";
  if (!(failure instanceof ProblemError) || failure.status >= 500) return "Something went wrong. Please try again.";
  const { message, fields } = failure.problem;
  const said = fields?.[0]?.message ?? message;
  return failure.status === CONFLICT ? `${said} The page has been updated.` : said;
}

/**
 * Runs one change at a time, and then refetches what the screens show. A failure is shown as a toast, and the screen
 * is refetched too, as someone else may have changed it. Resolves to true when it was done.
 */
export function useChange(): { busy: boolean; change: (act: () => Promise<unknown>) => Promise<boolean> } {
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const change = useCallback(
    async (act: () => Promise<unknown>) => {
      setBusy(true);
      let done = true;
      try {
        await act();
      } catch (failure) {
        done = false;
        if (!(failure instanceof NotConfirmed)) toast(saidOf(failure), { kind: "error", ms: 8000 });
      }
      await refresh().catch(() => undefined);
      setBusy(false);
      return done;
    },
    [refresh],
  );
  return { busy, change };
}
