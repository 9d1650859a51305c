import { useCallback, useRef, useState } from "react";

/** The width of an element, updated on resize: a chart with text cannot be stretched. */
export function useWidth<Box extends Element>(): [ref: (box: Box | null) => void, width: number] {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((box: Box | null) => {
    observer.current?.disconnect();
    if (!box) return;
    observer.current = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.current.observe(box);
  }, []);
  return [ref, width];
}
