import type { ReactNode } from "react";
import styles from "./List.later.module.css";
import { blocksOf } from "./order";
import { useNearBlocks } from "./useNearBlocks";

/** As many lines come and go together while she scrolls. */
const BLOCK = 12;

interface Props<Thing> {
  label: string;
  things: readonly Thing[];
  /** The line of a thing and its place from 0: one element with the role `listitem` and a key. */
  line: (thing: Thing, place: number) => ReactNode;
}

/** A list of thousands of lines: only those near what is in sight are drawn, so that a phone is not held up. */
export function LongList<Thing>({ label, things, line }: Props<Thing>) {
  const blocks = blocksOf(things, BLOCK);
  const { list, isNear, heightOf } = useNearBlocks(blocks.length);
  return (
    <div ref={list} role="list" className={styles.rows} aria-label={label}>
      {blocks.map((lines, block) => (
        // oxlint-disable-next-line react/no-array-index-key -- a block is its place
        <div key={block} className={styles.block} style={isNear(block) ? undefined : { height: heightOf(block, lines.length) }}>
          {isNear(block) && lines.map((thing, place) => line(thing, block * BLOCK + place))}
        </div>
      ))}
    </div>
  );
}
