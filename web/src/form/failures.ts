import { isOffline, ProblemError, type CodesOf, type OperationId } from "../api/problem";
import { OFFLINE } from "../format/failures";

const BUSY = "The shop is busy. Please try again in a moment.";

/** A waiting time as text. */
export function inHowLong(seconds: number): string {
  if (seconds < 60) return `in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  return minutes === 60 ? "in an hour" : `in ${Math.ceil(minutes / 60)} hours`;
}

/** The error code of the named operation: `codeOf<"session_create">(failure)`. */
export const codeOf = <Operation extends OperationId = never>(failure: unknown): CodesOf<Operation> | undefined =>
  failure instanceof ProblemError ? (failure.problem.code as CodesOf<Operation>) : undefined;

/** The server's message of a failure. */
export const messageOf = (failure: unknown): string =>
  failure instanceof ProblemError ? failure.problem.message : OFFLINE;

/** The actual reason, shown beside the specification's text. */
export function reasonOf(failure: unknown): string | undefined {
  if (isOffline(failure)) return OFFLINE;
  if (!(failure instanceof ProblemError)) return undefined;
  if (failure.status === 429) return `Too many tries. You can try again ${inHowLong(failure.retryAfterSeconds ?? 60)}.`;
  if (failure.status === 503) return BUSY;
  return undefined;
}

export const fieldsOf = (failure: unknown) =>
  failure instanceof ProblemError ? (failure.problem.fields ?? []) : [];
