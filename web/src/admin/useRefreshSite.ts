import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { invalidate } from "../api/invalidate";

/** Invalidates all queries of the site, after a change that visitors see. */
export function useRefreshSite(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void invalidate(client, {
      predicate: ({ queryKey }) => !/^\/api\/(admin|me|session)(\/|$|\?)/.test(String(queryKey[1])),
    });
  }, [client]);
}
