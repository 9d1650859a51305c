import type { ReactNode } from "react";
import { classNames } from "../../ui/classNames";
import styles from "./List.later.module.css";
import { blocksOf } from "./order";
import { useNearBlocks } from "./useNearBlocks";

/** The number of rows that are mounted and unmounted together. */
const BLOCK = 12;

interface Props<Thing> {
  label: string;
  things: readonly Thing[];
  /** Renders a row at its index: a `LongLine`, or another element with `placed`, and a key. */
  line: (thing: Thing, place: number) => ReactNode;
  className?: string | undefined;
}

/** A virtualised list: only rows near the viewport are rendered. */
export function LongList<Thing>({ label, things, line, className }: Props<Thing>) {
  const blocks = blocksOf(things, BLOCK);
  const { list, isNear, heightOf } = useNearBlocks(blocks.length);
  return (
    <div ref={list} role="list" className={className} aria-label={label}>
      {blocks.map((lines, block) => (
        // oxlint-disable-next-line react/no-array-index-key -- a block is its place
        <div key={block} className={styles.block} style={isNear(block) ? undefined : { height: heightOf(block, lines.length) }}>
          {isNear(block) && lines.map((thing, place) => line(thing, block * BLOCK + place))}
        </div>
      ))}
    </div>
  );
}

/** A row's position for assistive technology, as most rows are not rendered. */
export interface Placed {
  /** The index, from 0. */
  place: number;
  /** The total, if known. */
  total: number | undefined;
}

export const placed = ({ place, total }: Placed) =>
  ({ role: "listitem", "aria-posinset": place + 1, "aria-setsize": total ?? -1 }) as const;

interface LineProps extends Placed {
  className?: string | undefined;
  children: ReactNode;
}

/** A plain row of a long list, without actions. */
export function LongLine({ place, total, className, children }: LineProps) {
  return (
    <div {...placed({ place, total })} className={classNames(styles.line, className)}>
      {children}
    </div>
  );
}
