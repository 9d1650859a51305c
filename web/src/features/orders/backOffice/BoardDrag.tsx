import {
  DndContext,
  DragOverlay,
  pointerWithin,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
} from "@dnd-kit/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import styles from "./Board.later.module.css";
import { TakenByKeysProvider, useTaken, useTakenByKeys, type BoardCard, type BoardTarget, type ColumnNoun } from "./useTakenByKeys";

/** How far a pointer must move before a drag begins, in pixels. */
const BEGIN_PX = 6;

interface Props {
  noun: ColumnNoun;
  /** In the order of the board. */
  targets: readonly BoardTarget[];
  onMove: (card: BoardCard, to: string) => void;
  /** Renders the card that is being dragged. */
  lifted: (card: BoardCard) => ReactNode;
  children: ReactNode;
}

/** A board whose cards can be dragged from column to column, with a pointer or the keyboard. */
export function BoardDrag({ noun, targets, onMove, lifted, children }: Props) {
  const [inHand, setInHand] = useState<BoardCard>();
  const { byKeys, said } = useTakenByKeys(noun, targets, onMove);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: BEGIN_PX } }));
  const labelOf = (key: unknown) => targets.find((target) => target.key === key)?.label ?? "";
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${cardIn(active)?.name ?? ""} picked up.`,
    onDragOver: ({ over }) => (over ? `Over ${labelOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${cardIn(active)?.name ?? ""} dropped at ${labelOf(over.id)}.` : `${cardIn(active)?.name ?? ""} not moved.`),
    onDragCancel: ({ active }) => `${cardIn(active)?.name ?? ""} not moved.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "Press Space to pick up the card." } }}
      onDragStart={({ active }) => setInHand(cardIn(active))}
      onDragCancel={() => setInHand(undefined)}
      onDragEnd={({ active, over }) => {
        setInHand(undefined);
        const moved = cardIn(active);
        if (moved && over && over.id !== moved.column) onMove(moved, String(over.id));
      }}
    >
      <TakenByKeysProvider value={byKeys}>{children}</TakenByKeysProvider>
      <DragOverlay dropAnimation={null}>{inHand && <div className={styles.lifted}>{lifted(inHand)}</div>}</DragOverlay>
      <p role="status" className={shared.hidden}>
        {said}
      </p>
    </DndContext>
  );
}

const cardIn = ({ data }: Active): BoardCard | undefined => data.current?.["card"] as BoardCard | undefined;

/** A column that cards can be dropped on. */
export function DropColumn({ target: { key, label }, children }: { target: BoardTarget; children: ReactNode }) {
  const { setNodeRef, isOver, active } = useDroppable({ id: key });
  const { taken } = useTaken();
  const byKeys = taken?.over === key && taken.from !== key;
  const wanted = byKeys || (isOver && active !== null && cardIn(active)?.column !== key);
  return (
    <section ref={setNodeRef} className={classNames(styles.column, wanted && styles.wanted)} aria-label={label}>
      {children}
      {wanted && (
        <p ref={byKeys ? intoSight : undefined} className={styles.letGo}>
          Drop here
        </p>
      )}
    </section>
  );
}

const intoSight = (place: HTMLElement | null) => place?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** A card that can be dragged, and its handle. */
export function useCard(card: BoardCard): { ref: (card: HTMLElement | null) => void; away: boolean; handle: ReactNode } {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: card.id,
    data: { card },
  });
  const { noun, taken, onKeyDown, leave, arrived } = useTaken();
  const grip = useRef<HTMLButtonElement>(null);
  const held = taken?.id === card.id;
  const here = arrived(card);
  useEffect(() => {
    if (here) grip.current?.focus();
  }, [here]);
  const handle = (
    <button
      ref={(element) => {
        setActivatorNodeRef(element);
        grip.current = element;
      }}
      type="button"
      {...attributes}
      {...listeners}
      aria-pressed={held}
      onKeyDown={(event) => onKeyDown(card, event)}
      onBlur={() => leave(card)}
      aria-label={`Move ${card.name} to another ${noun}`}
      className={styles.handle}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d="M7 4h3v3H7zM14 4h3v3h-3zM7 10.500h3v3H7zM14 10.500h3v3h-3zM7 17h3v3H7zM14 17h3v3h-3z" />
      </svg>
    </button>
  );
  return { ref: setNodeRef, away: isDragging || held, handle };
}
