import { FAILED, OFFLINE } from "../format/failures";
import type { DerivedCodes, OwnCodes } from "./codes";
import type { FieldProblem, Problem } from "./schema";

/** Every code the server can answer with. */
export type Code = Problem["code"];

export type OperationId = keyof DerivedCodes;

/** The codes of an operation's own rules. */
export type OwnCodesOf<Operation extends OperationId> = Operation extends keyof OwnCodes ? OwnCodes[Operation] : never;

/** Every code that an operation can answer with. */
export type CodesOf<Operation extends OperationId> = OwnCodesOf<Operation> | DerivedCodes[Operation];

/** A problem as the server said it, or what stands for an answer that was none. */
export interface SaidProblem {
  code: Code | "unreadable_answer";
  message: string;
  fields?: FieldProblem[];
}

/** The server answered, and the answer was no. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";

  constructor(
    readonly status: number,
    readonly problem: SaidProblem,
    /** After how many seconds it makes sense to try again, if the server said so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(problem.message);
  }
}

/** No answer at all: the visitor is offline, or the server cannot be reached. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(cause?: unknown) {
    super(OFFLINE, { cause });
  }
}

export type Failure = ProblemError | NetworkError;

export const isNotFound = (failure: unknown): boolean => failure instanceof ProblemError && failure.status === 404;

/** The session has ended, or there was none. */
export const needsLogin = (failure: unknown): boolean => failure instanceof ProblemError && failure.status === 401;

export const isOffline = (failure: unknown): boolean => failure instanceof NetworkError;

/** Says that something failed, for screens that say no more about it. */
export const failureTitle = (failure: unknown): string => (isOffline(failure) ? OFFLINE : FAILED);

/** Reads a problem out of any body; a body of another shape becomes a problem of its own. */
export function problemFrom(status: number, body: unknown, retryAfter?: string | null): ProblemError {
  if (typeof body === "object" && body !== null && "code" in body && "message" in body) {
    return new ProblemError(status, body as SaidProblem, Number(retryAfter) || undefined);
  }
  return new ProblemError(status, { code: "unreadable_answer", message: "The answer could not be read." });
}
