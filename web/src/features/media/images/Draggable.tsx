import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type Announcements } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { ReactNode } from "react";

/** How far a pointer must move before a drag begins, in pixels. */
const BEGIN_PX = 5;

interface Props {
  ids: readonly number[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Image rows that can be reordered by dragging their handles. */
export function Draggable({ ids, onMove, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: BEGIN_PX } }));
  const place = (id: unknown) => ids.indexOf(Number(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Image ${place(active.id)}, in hand.`,
    onDragOver: ({ over }) => (over ? `Place ${place(over.id)} of ${ids.length}.` : undefined),
    onDragEnd: () => "Dropped.",
    onDragCancel: () => "Not moved.",
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "" } }}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
