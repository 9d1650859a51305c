import { useSyncExternalStore } from "react";

/** How long the last change can be taken back from the notice; the server holds its mail a little longer. */
export const UNDO_MS = 10_000;

export interface Undoable {
  id: number;
  text: string;
  /** What else she should know: that nobody has been told yet. */
  note?: string | undefined;
  undo: () => Promise<void>;
}

let last: Undoable | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Undoable | undefined): void {
  last = next;
  for (const listener of listeners) listener();
}

/** Says what was done, and for ten seconds how to take it back. It outlives the screen that offered it. */
export function offerUndo(change: Omit<Undoable, "id">): void {
  lastId += 1;
  set({ ...change, id: lastId });
}

export function endUndo(id: number): void {
  if (last?.id === id) set(undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useUndoable = (): Undoable | undefined =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => undefined,
  );
