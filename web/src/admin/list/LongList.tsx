import type { ReactNode } from "react";
import { classNames } from "../../ui/classNames";
import styles from "./List.later.module.css";
import { blocksOf } from "./order";
import { useNearBlocks } from "./useNearBlocks";

/** As many lines come and go together while she scrolls. */
const BLOCK = 12;

interface Props<Thing> {
  label: string;
  things: readonly Thing[];
  /** The line of a thing and its place from 0: one `LongLine`, or another element with `placed`, and a key. */
  line: (thing: Thing, place: number) => ReactNode;
  className?: string | undefined;
}

/** A list of thousands of lines: only those near what is in sight are drawn, so that a phone is not held up. */
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

/** Where a line stands: most of the others are not drawn, and are counted for who hears the list. */
export interface Placed {
  /** From 0. */
  place: number;
  /** Of so many, if that is known. */
  total: number | undefined;
}

export const placed = ({ place, total }: Placed) =>
  ({ role: "listitem", "aria-posinset": place + 1, "aria-setsize": total ?? -1 }) as const;

interface LineProps extends Placed {
  className?: string | undefined;
  children: ReactNode;
}

/** A line of a long list that is not an item to be changed there. */
export function LongLine({ place, total, className, children }: LineProps) {
  return (
    <div {...placed({ place, total })} className={classNames(styles.line, className)}>
      {children}
    </div>
  );
}
