import { useCallback, useEffect, useRef } from "react";

/** Whether the component still stands in the page: an answer that comes late must not lead somebody elsewhere. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
