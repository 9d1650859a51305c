import { useCallback, useState } from "react";
import { isOffline, ProblemError } from "../api/problem";
import { NotConfirmed } from "./confirm/NotConfirmed";
import { toast } from "../ui/noticeStore";
import { useRefresh } from "./useFresh";

const CONFLICT = 409;

/** What she reads when something was not done. */
export function saidOf(failure: unknown): string {
  if (isOffline(failure)) return "No Network Connection. Please try again when it is back.";
  if (!(failure instanceof ProblemError) || failure.status >= 500) return "Something went wrong. Please try again.";
  const { message, fields } = failure.problem;
  const said = fields?.[0]?.message ?? message;
  return failure.status === CONFLICT ? `${said} This is how it stands now.` : said;
}

/**
 * Does one thing at a time, and afterwards asks anew for what the screens show. A refusal is told, and the screen is
 * made fresh too: somebody else has been quicker. True when it was done.
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
