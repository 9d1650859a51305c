import { useFieldErrors } from "../form/useFieldErrors";
import { useConfirmed } from "./confirm/useConfirmed";
import { useChange } from "./useChange";

/** Saves a form whose errors are shown at their fields; asks for the password again where the server does. */
export function useSaved() {
  const { wrong, reported } = useFieldErrors();
  const { busy, change, changed } = useChange();
  const { guard, confirmWindow } = useConfirmed();
  return {
    wrong,
    busy,
    save: (act: () => Promise<unknown>) => change(() => reported(() => guard(act))),
    /** Resolves to what the act resolves to, and to nothing when it failed. */
    saved: <Answer>(act: () => Promise<Answer>) => changed(() => reported(() => guard(act))),
    confirmWindow,
  };
}
