import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type FieldErrors, type FieldValues, type Path } from "react-hook-form";
import type { infer as Output, $ZodType } from "zod/v4/core";
import type { FieldProblem } from "../api/schema";

/** The errors in the order of the fields. */
export type Errors = Readonly<Record<string, string>>;

/** A form with script. */
export interface LiveForm<Values> {
  /** Checks all fields. Returns the values if they are valid; otherwise shows the errors and returns undefined. */
  check(): Promise<Values | undefined>;
  /** Shows the server's errors. False when none of them is about a field of this form. */
  blame(problems: readonly FieldProblem[]): boolean;
  /** Clears all fields. */
  reset(): void;
}

/**
 * Brings a form of plain inputs to life: checked when sent, and a field that was wrong again when it is left. What was
 * typed before this code arrived is kept, because the inputs themselves hold it.
 */
export function liveForm<Schema extends $ZodType<FieldValues, FieldValues>>(
  form: HTMLFormElement,
  schema: Schema,
  names: readonly Path<Output<Schema>>[],
  onErrors: (errors: Errors) => void,
): LiveForm<Output<Schema>> {
  type Values = Output<Schema> & FieldValues;
  const control = createFormControl<Values>({
    resolver: zodResolver(schema as never) as never,
    mode: "onSubmit",
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const inputOf = (name: string) => form.elements.namedItem(name);
  const attach = () =>
    names.map((name) => {
      const { ref, onChange } = control.register(name as Path<Values>);
      ref(inputOf(name));
      return { name, onChange };
    });
  let listeners = attach();
  // An error that disappears between press and release would move the button, and nothing would be sent.
  let pressing = false;
  const press = (event: Event) => {
    pressing = event.target instanceof Element && event.target.closest("button") !== null;
  };
  const hear = (event: Event) => {
    if (event.type === "input") pressing = false;
    // Submitting checks every field anyway.
    if (event.type === "focusout" && pressing) return;
    const target = event.target as HTMLInputElement;
    const listener = listeners.find(({ name }) => name === target.name);
    if (listener) void listener.onChange({ target, type: event.type });
  };
  form.addEventListener("pointerdown", press);
  form.addEventListener("input", hear);
  form.addEventListener("focusout", hear);

  const show = (found: FieldErrors<Values>) => {
    const errors: Record<string, string> = {};
    for (const name of names) {
      const message = (found as Record<string, { message?: string } | undefined>)[name]?.message;
      if (message) errors[name] = message;
    }
    onErrors(errors);
    return errors;
  };
  control.subscribe({ formState: { errors: true }, callback: ({ errors }) => void (errors && show(errors)) });

  const focusOnly = (errors: Errors) => {
    const [first, second] = Object.keys(errors);
    // Two or more errors are listed at the top of the form, and that list takes the focus itself.
    const input = first !== undefined && second === undefined ? inputOf(first) : null;
    if (input instanceof HTMLElement) input.focus();
  };

  return {
    async check() {
      let checked: Output<Schema> | undefined;
      await control.handleSubmit(
        (values) => {
          checked = values as Output<Schema>;
        },
        (errors) => focusOnly(show(errors)),
      )();
      return checked;
    },
    blame(problems) {
      const ours = problems.filter(({ field }) => (names as readonly string[]).includes(field));
      for (const { field, code, message } of ours)
        control.setError(field as Path<Values>, { type: code, message });
      const errors = Object.fromEntries(
        names.flatMap((name) => ours.filter(({ field }) => field === name).map(({ message }) => [name, message] as const)),
      );
      if (ours.length > 0) {
        onErrors(errors);
        focusOnly(errors);
      }
      return ours.length > 0;
    },
    reset() {
      form.reset();
      control.reset();
      // A reset unregisters the inputs.
      listeners = attach();
      onErrors({});
    },
  };
}
