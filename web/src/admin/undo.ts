import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { changes } from "../ui/changes";

/** How long the last change can be taken back from the notice; the server holds its mail a little longer. */
export const UNDO_MS = 10_000;

export interface Undoable {
  id: number;
  text: string;
  /** What else she should know: that nobody has been told yet. */
  note?: string | undefined;
  undo: () => Promise<void>;
  /** When it was offered, in milliseconds. */
  since: number;
  /** It is being taken back. */
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

/** Says what was done, and for ten seconds how to take it back. It outlives the screen that offered it. */
export function offerUndo(change: Offer): number {
  lastId += 1;
  const id = lastId;
  set({ ...change, id, since: Date.now(), busy: false });
  // Not the notice's own clock: with each screen there is a new notice.
  clearTimeout(timer);
  timer = setTimeout(() => endUndo(id), UNDO_MS);
  return id;
}

export function endUndo(id: number): void {
  if (last?.id === id) set(undefined);
}

/** Takes the change back, once, however often that is pressed and on whatever screen. */
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

/** The same for what is changed in a form alone: the way back ends with the form, where there is nothing to put back into. */
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
