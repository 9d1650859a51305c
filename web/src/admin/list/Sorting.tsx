import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type Announcements, type UniqueIdentifier } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { ReactNode } from "react";

/** How far a pointer must move before a drag begins, in pixels. */
const BEGIN_PX = 5;

interface Props<Id extends UniqueIdentifier> {
  /** The lines in their order. */
  ids: readonly Id[];
  /** What a screen reader calls a line: "Image 2". */
  nameOf: (id: UniqueIdentifier) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Lines below each other that are reordered by dragging; each of them uses `useSorted`. */
export function Sorting<Id extends UniqueIdentifier>({ ids, nameOf, onMove, children }: Props<Id>) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: BEGIN_PX } }));
  const indexOf = (id: UniqueIdentifier) => ids.findIndex((one) => one === id);
  const placeOf = (id: UniqueIdentifier) => `position ${indexOf(id) + 1} of ${ids.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)}: ${placeOf(active.id)}, picked up.`,
    onDragOver: ({ over }) => (over ? `Now ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active }) => `${nameOf(active.id)} dropped.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} not moved.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "" } }}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      onDragEnd={({ active, over }) => over && over.id !== active.id && onMove(indexOf(active.id), indexOf(over.id))}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** A line of `Sorting`: `line` goes to its element, `handle` is what it is dragged by. */
export function useSorted(id: UniqueIdentifier, handleClass: string | undefined) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const shift = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)${isDragging ? " rotate(-1deg)" : ""}` : undefined;
  return {
    isDragging,
    line: { ref: setNodeRef, style: { transform: shift, transition } },
    handle: (
      <span ref={setActivatorNodeRef} className={handleClass} {...listeners} aria-hidden="true">
        <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor">
          <path d="M7 4h3v3H7zM14 4h3v3h-3zM7 10.500h3v3H7zM14 10.500h3v3h-3zM7 17h3v3H7zM14 17h3v3h-3z" />
        </svg>
      </span>
    ),
  };
}
