import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Failure } from "../api/problem";
import type { Read } from "../api/read";
import { invalidate } from "../api/invalidate";

/** The polling interval of an open screen, in milliseconds. */
export const LOOK_AGAIN_MS = 60_000;

/**
 * A query that others change too: refetched on mount, on focus and every minute, or sooner
 * when the last response says so.
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

/** Refetches everything that the back office shows. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => invalidate(client, { predicate: ({ queryKey }) => String(queryKey[1]).startsWith("/api/admin") }), [client]);
}
