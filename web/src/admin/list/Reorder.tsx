import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type Announcements } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useEffect, useRef, useState } from "react";
import { classNames } from "../../ui/classNames";
import { IconButton } from "../../ui/Button";
import shared from "../../ui/shared.module.css";
import { RowCopy, type Row } from "./ItemRow";
import styles from "./List.later.module.css";
import { LongList, placed } from "./LongList";
import { moved } from "./order";

const SAVE_AFTER_MS = 700;
/** How far a pointer must move before a drag begins, in pixels. */
const BEGIN_PX = 5;

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
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: BEGIN_PX } }));
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
  const placeOf = (id: unknown) => `${titleOf(id)}: position ${shown.indexOf(Number(id)) + 1} of ${shown.length}`;

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
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${placeOf(active.id)}, picked up.`,
    onDragOver: ({ over }) => (over ? `Position ${shown.indexOf(Number(over.id)) + 1} of ${shown.length}.` : undefined),
    onDragEnd: ({ active }) => `${titleOf(active.id)} dropped.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} not moved.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "" } }}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      onDragEnd={({ active, over }) => over && over.id !== active.id && move(Number(active.id), shown.indexOf(Number(over.id)))}
    >
      <SortableContext items={shown} strategy={verticalListSortingStrategy}>
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
      </SortableContext>
      <p role="status" className={shared.hidden}>
        {said}
      </p>
    </DndContext>
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
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: row.id });
  const first = place === 0;
  const last = place === total - 1;
  const shift = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)${isDragging ? " rotate(-1deg)" : ""}` : undefined;
  return (
    <div
      ref={setNodeRef}
      {...placed({ place, total })}
      data-in-hand={isDragging || undefined}
      className={classNames(styles.row, styles.loose, isDragging && styles.inHand)}
      style={{ transform: shift, transition }}
    >
      <span ref={setActivatorNodeRef} className={styles.handle} {...listeners} aria-hidden="true">
        <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor">
          <path d="M7 4h3v3H7zM14 4h3v3h-3zM7 10.500h3v3H7zM14 10.500h3v3h-3zM7 17h3v3H7zM14 17h3v3h-3z" />
        </svg>
      </span>
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
