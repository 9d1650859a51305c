import { useEffect, useRef, useState } from "react";
import { fieldsOf } from "../form/failures";
import { useConfirmed } from "./confirm/useConfirmed";
import { useChange } from "./useChange";

/** The messages of the fields that the server refused in the last try. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Errors at their fields, for a form that the server alone checks. `reported` runs a request and collects them; after
 * a refusal the first invalid field of the form has the focus.
 */
export function useFieldErrors() {
  const [wrong, setWrong] = useState<FieldErrors>({});
  const sentFrom = useRef<Element>(null);
  useEffect(() => {
    if (Object.keys(wrong).length > 0) focusFirstInvalid(sentFrom.current);
  }, [wrong]);
  const reported = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    sentFrom.current = document.activeElement;
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

/** Focuses the first invalid field, in the order of the screen, of the form that contains `sentFrom`. */
function focusFirstInvalid(sentFrom: Element | null): void {
  const focused = document.activeElement;
  // A focus that was moved since the request stays. A button that was disabled loses it to the body.
  if (focused !== sentFrom && focused !== document.body) return;
  // Safari does not focus a pressed button.
  const form = sentFrom?.closest("form") ?? document;
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Saves a form whose errors are shown at their fields; asks for the password again where the server does. */
export function useSaved() {
  const { wrong, reported } = useFieldErrors();
  const { busy, change, changed } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  return {
    wrong,
    busy,
    save: (act: () => Promise<unknown>) => change(() => reported(() => guard(act))),
    /** Resolves to what the act resolves to, and to nothing when it failed. */
    saved: <Answer>(act: () => Promise<Answer>) => changed(() => reported(() => guard(act))),
    confirmDialog,
  };
}
