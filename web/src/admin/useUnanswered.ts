import { useQueryClient, type Query } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import type { Failure } from "../api/problem";

const isUnanswered = (query: Query): boolean =>
  String(query.queryKey[1]).startsWith("/api/admin") && query.state.status === "error" && query.state.data === undefined && query.isActive();

/** For a screen that combines several features: the first failed query, and a retry. */
export function useUnanswered(): { failure: Failure | null; retry: () => void } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  const failure = useSyncExternalStore(subscribe, () => cache.getAll().find(isUnanswered)?.state.error ?? null);
  const retry = () => void client.refetchQueries({ type: "active", predicate: isUnanswered });
  return { failure: failure as Failure | null, retry };
}
