import { useState } from "react";
import { fieldsOf } from "./failures";

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
