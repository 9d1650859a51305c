import { useState } from "react";
import { useConfirmed } from "../../../admin/confirm/useConfirmed";
import { useChange } from "../../../admin/useChange";
import { ProblemError } from "../../../api/problem";

/** Saves a form whose errors are shown at their fields; asks for the password again where the server does. */
export function useSaved() {
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { busy, change } = useChange();
  const { guard, confirmWindow } = useConfirmed();
  const save = (act: () => Promise<unknown>) =>
    change(async () => {
      setWrong({});
      try {
        await guard(act);
      } catch (failure) {
        if (failure instanceof ProblemError) {
          setWrong(Object.fromEntries((failure.problem.fields ?? []).map(({ field, message }) => [field, message])));
        }
        throw failure;
      }
    });
  return { wrong, busy, save, confirmWindow };
}
