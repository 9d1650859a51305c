import type { FieldErrors } from "react-hook-form";

export interface FieldError {
  /** The path, with dots for nested fields. */
  name: string;
  id: string;
  message: string;
}

/** The errors field by field; the id focuses the field. */
export function errorsOf(errors: FieldErrors, ids: string, under = ""): FieldError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== "object" || error === null) return [];
    const name = under + key;
    const { message } = error as { message?: unknown };
    if (typeof message === "string") return [{ name, id: `${ids}-${name}`, message }];
    return errorsOf(error as FieldErrors, ids, `${name}.`);
  });
}

/** Focuses a field, or the first control of a composite one. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const inside = field?.matches("input, textarea, select, button") ? field : field?.querySelector<HTMLElement>("input, textarea, select, button");
  inside?.focus();
}
