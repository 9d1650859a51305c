import { API } from "../../../../api/client";
import { NetworkError, ProblemError } from "../../../../api/problem";

export const archiveOf = (name: string): string => `${API}/admin/backups/${encodeURIComponent(name)}/archive`;

const FORBIDDEN = 403;

/** Checks whether the download is allowed. The browser saves the file itself, not through this page. */
export async function askForArchive(name: string): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch(archiveOf(name), { method: "HEAD" });
  } catch (cause) {
    throw new NetworkError(cause);
  }
  if (answer.ok) return;
  // A response to HEAD has no body. The user is an owner, so only the recent confirmation can be missing.
  if (answer.status === FORBIDDEN) {
    throw new ProblemError(FORBIDDEN, { code: "auth.confirmation_needed", message: "Please confirm your password." });
  }
  throw new ProblemError(answer.status, { code: "maintenance.backup_not_found", message: "This backup no longer exists." });
}
