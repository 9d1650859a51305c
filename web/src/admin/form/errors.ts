import type { FieldErrors } from "react-hook-form";

export interface FieldError {
  /** Nested ones with dots. */
  name: string;
  id: string;
  message: string;
}

/** What is wrong, field by field; the id leads to the field. */
export function errorsOf(errors: FieldErrors, ids: string, under = ""): FieldError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== "object" || error === null) return [];
    const name = under + key;
    const { message } = error as { message?: unknown };
    if (typeof message === "string") return [{ name, id: `${ids}-${name}`, message }];
    return errorsOf(error as FieldErrors, ids, `${name}.`);
  });
}

/** The field itself, or the first thing to press in a field that is made of several. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const inside = field?.matches("input, textarea, select, button") ? field : field?.querySelector<HTMLElement>("input, textarea, select, button");
  inside?.focus();
}
