import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import type { Session as Answer, SessionUser } from "../../../api/schema";
import { useCopies } from "../session/copies";
import { sessionView } from "../session/queries";

export type { SessionUser };

export type Session =
  /** Loading, or with a `failure`, not available. */
  | { state: "unknown"; failure?: Failure; retry: () => void }
  | { state: "visitor" }
  | { state: "user"; user: SessionUser };

/** The session. Fetched once, and again when the user returns to the page after a while. */
export function useSession(): Session {
  const { data, error, refetch } = useQuery<Answer, Failure>({
    ...sessionView(),
    retryOnMount: true,
    refetchOnWindowFocus: true,
  });
  if (data) return data.user ? { state: "user", user: data.user } : { state: "visitor" };
  return { state: "unknown", ...(error && { failure: error }), retry: () => void refetch() };
}

/** The user of this browser, once the server has confirmed them. A browser that knows of none asks for no session. */
export function useKnownUser(): SessionUser | undefined {
  const known = useCopies() !== undefined;
  const { data } = useQuery<Answer, Failure>({ ...sessionView(), enabled: known });
  return known ? data?.user : undefined;
}
