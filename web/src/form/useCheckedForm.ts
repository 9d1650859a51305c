import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useState, type FocusEvent } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { isOffline } from "../api/problem";
import type { FieldProblem } from "../api/schema";
import { FAILED } from "../format/failures";
import { useAfterPress } from "./afterPress";
import { fieldsOf, reasonOf } from "./failures";

/** Messages that do not say which field they are about. In the list of errors they follow its label. */
const UNNAMED = /^(Please fill this in|Use at (least|most)|Enter a number from)/;


type Dependent<Values extends FieldValues> = { deps?: Path<Values>[] };

interface Manner {
  /** Focuses the first invalid field, for short forms without a list of errors. */
  focusFirst?: boolean;
}

/**
 * A form checked when sent, and a field that was wrong again when it is left. Nothing typed is lost by a failure.
 * `labels` are those of the fields, in the order of the screen.
 */
export function useCheckedForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  labels: Partial<Record<Path<Values>, string>>,
  defaultValues: DefaultValues<Values>,
  { focusFirst }: Manner = {},
) {
  const order = Object.keys(labels) as Path<Values>[];
  const ids = useId();
  const afterPress = useAfterPress();
  const { register, handleSubmit, setError, setFocus, getValues, reset, formState } = useForm<Values>({
    resolver: zodResolver(schema as never) as never,
    defaultValues,
    mode: "onSubmit",
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const idOf = (name: string) => `${ids}-${name}`;
  const messageOf = (name: string): string | undefined =>
    (errors as Record<string, { message?: string } | undefined>)[name]?.message;
  const wrong = order.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ name, message }] : [];
  });
  const listed = wrong.map(({ name, message }) => ({
    id: idOf(name),
    message: UNNAMED.test(message) ? `${labels[name]}: ${message}` : message,
  }));

  const first = wrong.length === 1 || focusFirst ? wrong[0]?.name : undefined;
  useEffect(() => {
    // Two or more errors are listed at the top of the form, and that list takes the focus itself.
    if (submitCount > 0 && first) setFocus(first);
    // Only submitting moves the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);

  const [formError, setFormError] = useState<readonly (string | undefined)[]>([]);
  const blame = (name: Path<Values>, message: string) => setError(name, { type: "server", message });
  /** Shows the server's errors. False when none of them is about a field of this form. */
  const blameAll = (problems: readonly FieldProblem[], nameOf: (field: string) => string = (field) => field): boolean => {
    const ours = problems.flatMap(({ field, message }) => {
      const name = order.find((known) => known === nameOf(field));
      return name ? [{ name, message }] : [];
    });
    for (const { name, message } of ours) blame(name, message);
    return ours.length > 0;
  };
  return {
    busy: isSubmitting,
    values: getValues,
    reset,
    submit: (send: (values: Values) => Promise<void>) =>
      handleSubmit((values) => {
        setFormError([]);
        return send(values);
      }),
    /** The error of the whole form, for <FormError>. Sending the form clears it. */
    formError,
    setFormError,
    blame,
    blameAll,
    /**
     * Shows what the server says at the fields, or else above the button that it failed and why. Without a network,
     * only why.
     */
    refuse(failure: unknown, nameOf?: (field: string) => string) {
      if (blameAll(fieldsOf(failure), nameOf)) return;
      const reason = reasonOf(failure);
      setFormError(isOffline(failure) ? [reason] : [FAILED, reason]);
    },
    field: (name: Path<Values>, options?: Dependent<Values>) => {
      const { onBlur, ...registered } = register(name, options);
      return {
        id: idOf(name),
        error: messageOf(name),
        ...registered,
        onBlur: ({ target, type }: FocusEvent) => afterPress(() => void onBlur({ target, type })),
      };
    },
    /** For the list of errors at the top of the form. */
    summary: { attempt: submitCount, errors: listed },
  };
}
