import createClient from "openapi-fetch";
import { tellLoginNeeded } from "./loginNeeded";
import { NetworkError, problemFrom } from "./problem";
import type { paths } from "./schema";
import { noteStoredAt } from "./storedAt";

export const API = "/api";

/** Typed calls to our own server. Reads go through `read`, everything that changes something through `send`. */
export const client = createClient<paths>({
  baseUrl: API,
  // Looked up at each call: the renderer has no fetch, and tests replace it.
  fetch: async (request) => {
    try {
      const response = await globalThis.fetch(request);
      noteStoredAt(response.headers.get("x-stored-at"));
      return response;
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      throw new NetworkError(cause);
    }
  },
});

interface Answer<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** The server's word for "log in first", whatever the operation. */
const LOGIN_NEEDED = "session.needed";
const NOTHING_TO_TELL = 204;

/** The body of a good answer; anything else is thrown as a failure that screens know how to show. */
export async function unwrap<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  let answer: Answer<Body>;
  try {
    answer = await call;
  } catch (failure) {
    // openapi-fetch lets a body that is not JSON escape as a SyntaxError.
    if (failure instanceof SyntaxError) throw problemFrom(502, undefined);
    throw failure;
  }
  const { response, data, error } = answer;
  if (response.ok && (data !== undefined || response.status === NOTHING_TO_TELL)) return data as Body;
  const failure = problemFrom(response.status, error, response.headers.get("retry-after"));
  if (failure.problem.code === LOGIN_NEEDED) tellLoginNeeded();
  throw failure;
}
