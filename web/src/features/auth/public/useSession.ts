import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import type { Session as Answer, SessionUser } from "../../../api/schema";
import { sessionView } from "../session/queries";

export type { SessionUser };

export type Session =
  /** Not answered yet, or, with a `failure`, not to be found out now. */
  | { state: "unknown"; failure?: Failure; retry: () => void }
  | { state: "visitor" }
  | { state: "user"; user: SessionUser };

/** Who is looking, as the server says. Asks once, and again when somebody comes back to the page after a while. */
export function useSession(): Session {
  const { data, error, refetch } = useQuery<Answer, Failure>({
    ...sessionView(),
    retryOnMount: true,
    refetchOnWindowFocus: true,
  });
  if (data) return data.user ? { state: "user", user: data.user } : { state: "visitor" };
  return { state: "unknown", ...(error && { failure: error }), retry: () => void refetch() };
}
