import { useEffect, useRef, useState } from "react";
import { classNames } from "../../ui/classNames";
import { IconButton } from "../../ui/Button";
import shared from "../../ui/shared.module.css";
import { RowCopy, type Row } from "./ItemRow";
import styles from "./List.later.module.css";
import { LongList, placed } from "./LongList";
import { moved } from "./order";
import { Sorting, useSorted } from "./Sorting";

const SAVE_AFTER_MS = 700;

interface Props {
  label: string;
  rows: readonly Row[];
  /** Called shortly after the last move and on unmount; resolves to true when it was saved. */
  onOrder: (ids: number[]) => Promise<boolean>;
}

/** A list that is reordered by drag and drop or with buttons. */
export function Reorder({ label, rows, onOrder }: Props) {
  const [ids, setIds] = useState(() => rows.map(({ id }) => id));
  const [said, setSaid] = useState("");
  const lines = useRef<HTMLDivElement>(null);
  const waiting = useRef<number[]>(undefined);
  const saving = useRef(false);
  const latest = useRef({ onOrder, rows });
  useEffect(() => {
    latest.current = { onOrder, rows };
  });
  /** Saves one order after the other, so that the last one wins. */
  const flush = async () => {
    if (saving.current) return;
    saving.current = true;
    while (waiting.current) {
      const wanted = waiting.current;
      waiting.current = undefined;
      const stored = await latest.current.onOrder(wanted);
      // A refused order is reset to the server's.
      if (!stored && !waiting.current) setIds(latest.current.rows.map(({ id }) => id));
    }
    saving.current = false;
  };
  useEffect(() => {
    const timer = setTimeout(() => void flush(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ids]);
  useEffect(() => () => void flush(), []);

  const byId = new Map(rows.map((row) => [row.id, row]));
  // Includes items that someone else added or removed.
  const known = new Set(ids);
  const shown = [...ids.filter((id) => byId.has(id)), ...rows.map(({ id }) => id).filter((id) => !known.has(id))];
  const titleOf = (id: unknown) => byId.get(Number(id))?.title ?? "";

  const move = (id: number, to: number) => {
    const next = moved(shown, shown.indexOf(id), to);
    waiting.current = next;
    setIds(next);
    setSaid(`${titleOf(id)}: position ${next.indexOf(id) + 1} of ${next.length}`);
  };
  const press = (id: number, way: "up" | "down") => {
    move(id, shown.indexOf(id) + (way === "up" ? -1 : 1));
    // The row moves in the page, and its button loses the focus.
    requestAnimationFrame(() => lines.current?.querySelector<HTMLElement>(`[data-way="${way}-${id}"]`)?.focus());
  };
  return (
    <Sorting ids={shown} nameOf={titleOf} onMove={(from, to) => move(shown[from] ?? 0, to)}>
      <div ref={lines}>
        <LongList
          label={label}
          things={shown}
          line={(id, place) => {
            const row = byId.get(id);
            return row && <Sortable key={id} row={row} place={place} total={shown.length} onMove={(way) => press(id, way)} />;
          }}
        />
      </div>
      <p role="status" className={shared.hidden}>
        {said}
      </p>
    </Sorting>
  );
}

interface SortableProps {
  row: Row;
  /** The index in the whole list, from 0. */
  place: number;
  total: number;
  onMove: (way: "up" | "down") => void;
}

function Sortable({ row, place, total, onMove }: SortableProps) {
  const { isDragging, line, handle } = useSorted(row.id, styles.handle);
  const first = place === 0;
  const last = place === total - 1;
  return (
    <div
      {...line}
      {...placed({ place, total })}
      data-in-hand={isDragging || undefined}
      className={classNames(styles.row, styles.loose, isDragging && styles.inHand)}
    >
      {handle}
      <RowCopy row={row} linked={false} />
      <div className={styles.ways}>
        <IconButton
          icon="down"
          label={`Move up: ${row.title}`}
          data-way={`up-${row.id}`}
          className={styles.up}
          aria-disabled={first || undefined}
          onClick={() => !first && onMove("up")}
        />
        <IconButton
          icon="down"
          label={`Move down: ${row.title}`}
          data-way={`down-${row.id}`}
          aria-disabled={last || undefined}
          onClick={() => !last && onMove("down")}
        />
      </div>
    </div>
  );
}
