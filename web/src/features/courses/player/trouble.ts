import { isOffline, ProblemError, type Meanings } from "../../../api/problem";
import { meaningOf } from "../../../form/failures";
import { words } from "./words";

/** Why a film does not play, in a sentence; another try may help unless the access is `over`. */
export interface Trouble {
  kind: "offline" | "over" | "other";
  text: string;
}

const KINDS: Meanings<"playback_grant_create", Trouble["kind"]> = {
  "courses.access_expired": "over",
  "courses.access_ended": "over",
  "courses.enrolment_not_found": "over",
  "courses.lesson_not_found": "other",
  "courses.too_many_devices": "other",
  "courses.too_many_grants": "other",
};

/** What a refused or lost answer means to somebody who wants to watch. */
export function troubleOf(failure: unknown): Trouble {
  if (isOffline(failure)) return { kind: "offline", text: words.offline };
  if (!(failure instanceof ProblemError)) return { kind: "other", text: words.broken };
  if (failure.status === 401) return { kind: "other", text: words.login };
  return { kind: meaningOf(failure, KINDS) ?? "other", text: failure.status < 500 ? failure.problem.message : words.broken };
}
