import {
  DndContext,
  DragOverlay,
  pointerWithin,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
} from "@dnd-kit/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { OrderLine, OrderStatus } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import styles from "./Board.later.module.css";
import { TakenByKeysProvider, useTaken, useTakenByKeys } from "./useTakenByKeys";

/** How far a pointer must move before a drag begins, in pixels. */
const BEGIN_PX = 6;

interface Props {
  /** In the order of the board. */
  steps: readonly OrderStatus[];
  orders: readonly OrderLine[];
  onMove: (order: OrderLine, to: OrderStatus) => void;
  /** Renders the card that is being dragged. */
  lifted: (order: OrderLine) => ReactNode;
  children: ReactNode;
}

/** A board whose cards can be dragged from step to step, with a pointer or the keyboard. */
export function BoardDrag({ steps, orders, onMove, lifted, children }: Props) {
  const [inHand, setInHand] = useState<number>();
  const { byKeys, said } = useTakenByKeys(steps, onMove);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: BEGIN_PX } }));
  const order = orders.find(({ id }) => id === inHand);
  const nameOf = (id: unknown) => orders.find((one) => one.id === id)?.customer ?? "";
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} picked up.`,
    onDragOver: ({ over }) => (over ? `Over ${over.id}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} dropped at ${over.id}.` : `${nameOf(active.id)} not moved.`),
    onDragCancel: ({ active }) => `${nameOf(active.id)} not moved.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "Press Space to pick up the card." } }}
      onDragStart={({ active }) => setInHand(Number(active.id))}
      onDragCancel={() => setInHand(undefined)}
      onDragEnd={({ active, over }) => {
        setInHand(undefined);
        const moved = orders.find(({ id }) => id === active.id);
        if (moved && over && over.id !== moved.status) onMove(moved, over.id as OrderStatus);
      }}
    >
      <TakenByKeysProvider value={byKeys}>{children}</TakenByKeysProvider>
      <DragOverlay dropAnimation={null}>{order && <div className={styles.lifted}>{lifted(order)}</div>}</DragOverlay>
      <p role="status" className={shared.hidden}>
        {said}
      </p>
    </DndContext>
  );
}

/** A step that cards can be dropped on. */
export function DropColumn({ status, children }: { status: OrderStatus; children: ReactNode }) {
  const { setNodeRef, isOver, active } = useDroppable({ id: status });
  const { taken } = useTaken();
  const byKeys = taken?.over === status && taken.from !== status;
  const wanted = byKeys || (isOver && active?.data.current?.["status"] !== status);
  return (
    <section ref={setNodeRef} className={classNames(styles.column, wanted && styles.wanted)} aria-label={status}>
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
export function useCard(order: OrderLine): { ref: (card: HTMLElement | null) => void; away: boolean; handle: ReactNode } {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: order.id,
    data: { status: order.status },
  });
  const { taken, onKeyDown, leave, arrived } = useTaken();
  const grip = useRef<HTMLButtonElement>(null);
  const held = taken?.id === order.id;
  const here = arrived(order);
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
      onKeyDown={(event) => onKeyDown(order, event)}
      onBlur={() => leave(order)}
      aria-label={`Move ${order.customer} to another step`}
      className={styles.handle}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d="M7 4h3v3H7zM14 4h3v3h-3zM7 10.500h3v3H7zM14 10.500h3v3h-3zM7 17h3v3H7zM14 17h3v3h-3z" />
      </svg>
    </button>
  );
  return { ref: setNodeRef, away: isDragging || held, handle };
}
