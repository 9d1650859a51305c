import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { changes } from "../ui/changes";

/** How long the last change can be undone, in milliseconds; the server delays its email a little longer. */
export const UNDO_MS = 10_000;

export interface Undoable {
  id: number;
  text: string;
  /** A further note, such as that no email was sent yet. */
  note?: string | undefined;
  undo: () => Promise<void>;
  /** The record that was changed, such as "enrolment 12", if its screen has an own way to reverse the change. */
  of?: string;
  /** When the notice appeared, in milliseconds. */
  since: number;
  /** The undo is in progress. */
  busy: boolean;
}

export type Offer = Omit<Undoable, "id" | "since" | "busy">;

let last: Undoable | undefined;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const { subscribe, tell } = changes();

function set(next: Undoable | undefined): void {
  last = next;
  tell();
}

/** Shows a notice with an Undo button for ten seconds, on any screen. */
export function offerUndo(change: Offer): number {
  lastId += 1;
  const id = lastId;
  set({ ...change, id, since: Date.now(), busy: false });
  // Not in the notice component, which is remounted with each screen.
  clearTimeout(timer);
  timer = setTimeout(() => endUndo(id), UNDO_MS);
  return id;
}

export function endUndo(id: number): void {
  if (last?.id === id) set(undefined);
}

/** Ends the notice about this record, which was changed once more. */
export function endUndoOf(record: string): void {
  if (last?.of === record) set(undefined);
}

/** Undoes the change, once, however often it is pressed. */
export async function takeBack(id: number): Promise<void> {
  if (last?.id !== id || last.busy) return;
  const { undo } = last;
  clearTimeout(timer);
  set({ ...last, busy: true });
  try {
    await undo();
  } finally {
    endUndo(id);
  }
}

export const currentUndo = (): Undoable | undefined => last;

export const useUndoable = (): Undoable | undefined => useSyncExternalStore(subscribe, currentUndo, () => undefined);

/** The same for changes within a form: the undo expires when the form is left. */
export function useUndoHere(): (change: Offer) => void {
  const offered = useRef<number>(undefined);
  useEffect(
    () => () => {
      if (offered.current !== undefined) endUndo(offered.current);
    },
    [],
  );
  return useCallback((change) => {
    offered.current = offerUndo(change);
  }, []);
}
