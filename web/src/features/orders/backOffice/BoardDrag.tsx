import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  pointerWithin,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from "@dnd-kit/core";
import { useState, type ReactNode } from "react";
import type { OrderLine, OrderStatus } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import styles from "./Board.later.module.css";

/** A pointer that moves this far means to drag. */
const BEGIN_PX = 6;

/** Where the pointer is; with the keyboard, what is nearest. */
const collision: CollisionDetection = (given) => {
  const under = pointerWithin(given);
  return under.length > 0 ? under : closestCenter(given);
};

/** Left and right go from one step to the next. */
const bySteps: KeyboardCoordinateGetter = (event, { context: { droppableRects, droppableContainers, over }, currentCoordinates }) => {
  const way = event.code === "ArrowRight" ? 1 : event.code === "ArrowLeft" ? -1 : 0;
  if (way === 0) return undefined;
  event.preventDefault();
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, left: rect.left }] : [];
    })
    .toSorted((one, other) => one.left - other.left);
  const here = columns.findIndex(({ id }) => id === over?.id);
  const to = columns[Math.min(columns.length - 1, Math.max(0, here + way))];
  return to && { x: to.left + 12, y: currentCoordinates.y };
};

interface Props {
  orders: readonly OrderLine[];
  onMove: (order: OrderLine, to: OrderStatus) => void;
  /** The card in hand. */
  lifted: (order: OrderLine) => ReactNode;
  children: ReactNode;
}

/** A board whose cards can be taken from step to step, by hand or with the keyboard. */
export function BoardDrag({ orders, onMove, lifted, children }: Props) {
  const [inHand, setInHand] = useState<number>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: BEGIN_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: bySteps }),
  );
  const order = orders.find(({ id }) => id === inHand);
  const nameOf = (id: unknown) => orders.find((one) => one.id === id)?.customer ?? "";
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} is in hand. Left and right choose the step, Space lets go, Escape leaves it.`,
    onDragOver: ({ over }) => (over ? `Over ${over.id}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} is let go at ${over.id}.` : `${nameOf(active.id)} stays.`),
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collision}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "Space takes the card in hand." } }}
      onDragStart={({ active }) => setInHand(Number(active.id))}
      onDragCancel={() => setInHand(undefined)}
      onDragEnd={({ active, over }) => {
        setInHand(undefined);
        const moved = orders.find(({ id }) => id === active.id);
        if (moved && over && over.id !== moved.status) onMove(moved, over.id as OrderStatus);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{order && <div className={styles.lifted}>{lifted(order)}</div>}</DragOverlay>
    </DndContext>
  );
}

/** A step that takes cards. */
export function DropColumn({ status, children }: { status: OrderStatus; children: ReactNode }) {
  const { setNodeRef, isOver, active } = useDroppable({ id: status });
  const wanted = isOver && active?.data.current?.["status"] !== status;
  return (
    <section ref={setNodeRef} className={classNames(styles.column, wanted && styles.wanted)} aria-label={status}>
      {children}
      {wanted && <p className={styles.letGo}>Let go here</p>}
    </section>
  );
}

/** A card that can be taken along, and what it is taken by. */
export function useCard(order: OrderLine): { ref: (card: HTMLElement | null) => void; away: boolean; handle: ReactNode } {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: order.id,
    data: { status: order.status },
  });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Take ${order.customer} to another step`}
      className={styles.handle}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d="M7 4h3v3H7zM14 4h3v3h-3zM7 10.500h3v3H7zM14 10.500h3v3h-3zM7 17h3v3H7zM14 17h3v3h-3z" />
      </svg>
    </button>
  );
  return { ref: setNodeRef, away: isDragging, handle };
}
