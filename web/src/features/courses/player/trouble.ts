import { isOffline, ProblemError } from "../../../api/problem";
import { words as reasons } from "../copy";
import { words } from "./words";

/** Why a film does not play, in a sentence; another try may help unless the access is `over`. */
export interface Trouble {
  kind: "offline" | "over" | "other";
  text: string;
}

const OVER = ["courses.access_expired", "courses.access_ended", "courses.enrolment_not_found"];

/** What a refused or lost answer means to somebody who wants to watch. */
export function troubleOf(failure: unknown): Trouble {
  if (isOffline(failure)) return { kind: "offline", text: words.offline };
  if (!(failure instanceof ProblemError)) return { kind: "other", text: words.broken };
  if (failure.status === 401) return { kind: "other", text: words.login };
  const { code } = failure.problem;
  return { kind: OVER.includes(code) ? "over" : "other", text: (reasons as Readonly<Record<string, string>>)[code] ?? words.broken };
}
