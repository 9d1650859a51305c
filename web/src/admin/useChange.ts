import { useCallback, useRef, useState } from "react";
import { isOffline, ProblemError } from "../api/problem";
import { FAILED, OFFLINE } from "../format/failures";
import { NotConfirmed } from "./confirm/NotConfirmed";
import { dismissToast, toast } from "../ui/noticeStore";
import { useRefresh } from "./useFresh";
import { useRefreshSite } from "./useRefreshSite";

const CONFLICT = 409;

/** The message of a failure. */
export function saidOf(failure: unknown): string {
  if (isOffline(failure)) return `${OFFLINE}. Please try again when you are online.`;
  if (!(failure instanceof ProblemError) || failure.status >= 500) return FAILED;
  const { message, fields } = failure.problem;
  const said = fields?.[0]?.message ?? message;
  return failure.status === CONFLICT ? `${said} The page has been updated.` : said;
}

interface Changes {
  busy: boolean;
  /** Resolves to true when it was done. */
  change: (act: () => Promise<unknown>) => Promise<boolean>;
  /** Resolves to what the act resolves to, and to nothing when it failed. */
  changed: <Answer>(act: () => Promise<Answer>) => Promise<Answer | undefined>;
}

/**
 * Runs one change at a time, and then refetches what the screens show. A failure is shown as a toast, and the screen
 * is refetched too, as someone else may have changed it. The next change closes the toast. `onDone` runs after each
 * change that was done.
 */
export function useChange(onDone?: () => void): Changes {
  const [busy, setBusy] = useState(false);
  const failed = useRef<number>(undefined);
  const refresh = useRefresh();
  const attempt = useCallback(
    async <Answer>(act: () => Promise<Answer>): Promise<{ answer: Answer } | undefined> => {
      setBusy(true);
      if (failed.current !== undefined) dismissToast(failed.current);
      let done: { answer: Answer } | undefined;
      try {
        done = { answer: await act() };
      } catch (failure) {
        if (!(failure instanceof NotConfirmed)) failed.current = toast(saidOf(failure), { kind: "error", ms: 8000 });
      }
      await refresh().catch(() => undefined);
      setBusy(false);
      if (done) onDone?.();
      return done;
    },
    [refresh, onDone],
  );
  const change: Changes["change"] = useCallback(async (act) => (await attempt(act)) !== undefined, [attempt]);
  const changed: Changes["changed"] = useCallback(async (act) => (await attempt(act))?.answer, [attempt]);
  return { busy, change, changed };
}

/** The same for what visitors see: the site's queries are refetched too. */
export const useSiteChange = (): Changes => useChange(useRefreshSite());
