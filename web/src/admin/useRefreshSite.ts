import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Invalidates all queries of the site, after a change that visitors see. */
export function useRefreshSite(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({
      predicate: ({ queryKey }) => !/^\/api\/(admin|me|session)(\/|$|\?)/.test(String(queryKey[1])),
    });
  }, [client]);
}
