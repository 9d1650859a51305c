import { useCallback, useEffect, useRef } from "react";

/** Whether the component is still mounted: a late response must not navigate away. */
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
