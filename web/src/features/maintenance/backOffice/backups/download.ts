import { API } from "../../../../api/client";
import { NetworkError, ProblemError } from "../../../../api/problem";

export const archiveOf = (name: string): string => `${API}/admin/backups/${encodeURIComponent(name)}/archive`;

const FORBIDDEN = 403;

/** Whether the browser may fetch it now. The file itself goes from the server to the disk, never through this page. */
export async function askForArchive(name: string): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch(archiveOf(name), { method: "HEAD" });
  } catch (cause) {
    throw new NetworkError(cause);
  }
  if (answer.ok) return;
  // An answer to HEAD has no words. She is the owner, so what she lacks is the password given lately.
  if (answer.status === FORBIDDEN) {
    throw new ProblemError(FORBIDDEN, { code: "auth.confirmation_needed", message: "Please confirm your password." });
  }
  throw new ProblemError(answer.status, { code: "maintenance.backup_not_found", message: "This backup no longer exists." });
}
