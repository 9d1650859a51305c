import { useEffect, useRef, useState, type RefObject } from "react";
import { lastOfEach } from "./order";

/** How far ahead of the viewport rows are rendered. */
const AHEAD = "600px";
/** The estimated height of a row until one is measured, in CSS pixels. */
const LINE_PX = 86;
/** Blocks that stay mounted: with focus, being dragged or expanded. */
const STORED = ":focus-within, :has([data-in-hand], [aria-expanded='true'])";

interface NearBlocks {
  /** The ref of the element whose children are the blocks. */
  list: RefObject<HTMLDivElement | null>;
  isNear: (block: number) => boolean;
  /** The height of an unmounted block, in CSS pixels. */
  heightOf: (block: number, lines: number) => number;
}

/** Tracks which of `total` blocks are near the viewport; the others only reserve their height. */
export function useNearBlocks(total: number): NearBlocks {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0]));
  const list = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<number, number>());
  const line = useRef(LINE_PX);
  useEffect(() => {
    const blocks = [...(list.current?.children ?? [])];
    const watcher = new IntersectionObserver(
      (entries) => {
        const come = new Set<number>();
        const gone = new Set<number>();
        for (const { target, isIntersecting, boundingClientRect } of lastOfEach(entries, ({ target }) => target)) {
          const block = blocks.indexOf(target);
          const lines = target.childElementCount;
          if (isIntersecting) come.add(block);
          else if (lines > 0 && !target.matches(STORED)) {
            gone.add(block);
            heights.current.set(block, boundingClientRect.height);
            line.current = boundingClientRect.height / lines;
          }
        }
        if (come.size + gone.size > 0) setNear((before) => new Set([...before, ...come].filter((block) => !gone.has(block))));
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    for (const block of blocks) watcher.observe(block);
    return () => watcher.disconnect();
  }, [total]);
  return {
    list,
    isNear: (block) => near.has(block),
    heightOf: (block, lines) => heights.current.get(block) ?? Math.round(line.current * lines),
  };
}
