import { useSyncExternalStore } from "react";
import { tabStorage } from "../../site/browserStorage";
import { changes } from "../../ui/changes";

const KEY = "admin:setup-step";
const { subscribe, tell } = changes();

/** Remembers the step that was opened from the setup list, and whether it was open then; without one, none is under way. */
export function beginStep(step?: { id: string; done: boolean }): void {
  tabStorage.set(KEY, step && `${step.done ? "done" : "open"} ${step.id}`);
  tell();
}

const current = (): string | undefined => tabStorage.get(KEY) ?? undefined;

/** The step that was opened from the setup list. */
export function useStepUnderWay(): { id: string; wasOpen: boolean } | undefined {
  const [state, id] = useSyncExternalStore(subscribe, current, () => undefined)?.split(" ") ?? [];
  return id === undefined ? undefined : { id, wasOpen: state === "open" };
}
