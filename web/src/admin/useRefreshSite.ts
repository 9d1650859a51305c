import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** After a change of what visitors see: every answer of the site is asked anew when it is next looked at. */
export function useRefreshSite(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({
      predicate: ({ queryKey }) => !/^\/api\/(admin|me|session)(\/|$|\?)/.test(String(queryKey[1])),
    });
  }, [client]);
}
