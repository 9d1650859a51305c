import { useEffect, useRef, useState, type RefObject } from "react";
import { lastOfEach } from "./order";

/** Lines are there before she gets to them. */
const AHEAD = "600px";
/** How high a line is until one has been seen. */
const LINE_PX = 86;
/** What has the focus, is in hand or folded out stays, wherever she looks. */
const STORED = ":focus-within, :has([data-in-hand], [aria-expanded='true'])";

interface NearBlocks {
  /** Goes on the element whose children are the blocks. */
  list: RefObject<HTMLDivElement | null>;
  isNear: (block: number) => boolean;
  /** What stands in for a block that is not near, in CSS pixels. */
  heightOf: (block: number, lines: number) => number;
}

/** Of a long list in `total` blocks only those near to what is in sight are drawn; the others keep their place. */
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
