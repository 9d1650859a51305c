import { useCallback, useEffect, useRef, useState } from "react";

const STEP = 60;
/** Lines are there before she gets to them. */
const AHEAD = "600px";

/** A long list is drawn in steps, as far as it is scrolled: ten thousand lines at once would hold up the phone. */
export function useGrowing(total: number, of: string) {
  const [seen, setSeen] = useState({ of, count: STEP });
  if (seen.of !== of) setSeen({ of, count: STEP });
  const grow = useCallback(() => setSeen((before) => ({ ...before, count: before.count + STEP })), []);
  const end = useRef<HTMLDivElement>(null);
  const shown = Math.min(seen.count, total);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), { rootMargin: AHEAD });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [shown, grow]);
  return { shown, rest: total - shown, grow, end };
}
