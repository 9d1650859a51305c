import { useState } from "react";
import { fieldsOf } from "../form/failures";
import { useConfirmed } from "./confirm/useConfirmed";
import { useChange } from "./useChange";

/** The messages of the fields that the server refused in the last try. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Errors at their fields, for a form that the server alone checks. `reported` runs a request and collects them. */
export function useFieldErrors() {
  const [wrong, setWrong] = useState<FieldErrors>({});
  const reported = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    setWrong({});
    try {
      return await act();
    } catch (failure) {
      setWrong(Object.fromEntries(fieldsOf(failure).map(({ field, message }) => [field, message])));
      throw failure;
    }
  };
  return { wrong, reported };
}

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
