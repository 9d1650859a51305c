import { isOffline, ProblemError } from "../../../api/problem";
import { explained } from "../../../api/send";
import { messages } from "./messages";

/** Why a video does not play. A retry may help unless the kind is `over`. */
export interface PlaybackError {
  kind: "offline" | "over" | "other";
  text: string;
}

/** Asks for a grant; the meanings are kinds of playback errors. */
export const createGrant = explained("POST /me/courses/{id}/grants", {
  "courses.access_expired": "over",
  "courses.access_ended": "over",
  "courses.enrolment_not_found": "over",
  "courses.lesson_not_found": "other",
  "courses.too_many_devices": "other",
  "courses.too_many_grants": "other",
});

/** The playback error for a failed request. */
export function errorOf(failure: unknown): PlaybackError {
  if (isOffline(failure)) return { kind: "offline", text: messages.offline };
  if (!(failure instanceof ProblemError)) return { kind: "other", text: messages.broken };
  if (failure.status === 401) return { kind: "other", text: messages.login };
  return { kind: createGrant.meaningOf(failure) ?? "other", text: failure.status < 500 ? failure.problem.message : messages.broken };
}
