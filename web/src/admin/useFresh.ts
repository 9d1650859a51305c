import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Failure } from "../api/problem";
import type { Read } from "../api/read";

/** How often a screen that stays open looks again: the shop hears of a request while she has her tea. */
export const LOOK_AGAIN_MS = 60_000;

/**
 * An answer that others change too: fresh at every visit, whenever she comes back to the page, and every minute, or sooner
 * when the last answer says so.
 */
export function useFresh<Body>(
  question: Read<Body>,
  lookAgainMs: (last: Body | undefined) => number = () => LOOK_AGAIN_MS,
): UseQueryResult<Body, Failure> {
  return useQuery<Body, Failure>({
    ...question,
    staleTime: 0,
    retryOnMount: true,
    refetchInterval: ({ state }) => lookAgainMs(state.data),
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
}

/** Asks anew for everything that the back office shows. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith("/api/admin") }),
    [client],
  );
}
