import type { Problem } from "./schema";

/** The server answered, and the answer was no. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";

  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** No answer at all: the visitor is offline, or the server cannot be reached. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(cause?: unknown) {
    super("No Network Connection", { cause });
  }
}

export type Failure = ProblemError | NetworkError;

export const isNotFound = (failure: unknown): boolean => failure instanceof ProblemError && failure.status === 404;

export const isOffline = (failure: unknown): boolean => failure instanceof NetworkError;

/** Reads a problem out of any body; a body of another shape becomes a problem of its own. */
export function problemFrom(status: number, body: unknown): ProblemError {
  if (typeof body === "object" && body !== null && "code" in body && "message" in body) {
    return new ProblemError(status, body as Problem);
  }
  return new ProblemError(status, { code: "unreadable_answer", message: "The answer could not be read." });
}

/** The sentence for a failure: the words of the feature that knows its code, else the server's own sentence. */
export function sentenceFor(failure: unknown, words: Readonly<Record<string, string>>): string {
  if (failure instanceof ProblemError) return words[failure.problem.code] ?? failure.problem.message;
  if (failure instanceof NetworkError) return failure.message;
  return "Something went wrong! Please try again.";
}
