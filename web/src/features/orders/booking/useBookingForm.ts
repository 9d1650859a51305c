import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useRef, useState } from "react";
import { get, useForm, type FieldErrors, type Resolver, type UseFormReturn } from "react-hook-form";
import type { VisitDay } from "../../../api/schema";
import { useAfterPress } from "../../../form/afterPress";
import { longDay } from "../../../format/date";
import { copy } from "./copy";
import { keepDraft, type Draft } from "./draft";
import { booking, FIELDS, type TextName, type Values } from "./values";

export interface BookingForm extends UseFormReturn<Values> {
  /** The id of a field in the page. */
  idOf: (name: string) => string;
  /** The error of a field. */
  errorOf: (name: string) => string | undefined;
  /** The props of an input. */
  box: (name: TextName) => object & { error: string | undefined; id: string };
  /** Checks a field again if the form was submitted before. */
  recheck: (name: (typeof FIELDS)[number]) => void;
  /** Runs now, or once a pressed button is released. */
  afterPress: (run: () => void) => void;
  /** The stored draft of the form. */
  draft: React.RefObject<Draft>;
  /** Stops storing the draft. */
  finish: () => void;
  /** Stores the day's slots for the check before sending. */
  noteDay: (day: VisitDay | undefined) => void;
}

function visitErrors(values: Values, day: VisitDay | undefined): FieldErrors<Values> {
  if (!day) return {};
  if (values.appointmentDate && values.appointmentDate < day.earliest)
    return { appointmentDate: { type: "early", message: copy.when.early } };
  if (values.appointmentDate > day.latest)
    return { appointmentDate: { type: "late", message: copy.when.late(longDay(day.latest)) } };
  if (values.appointmentDate !== day.day) return {};
  if (day.closed) return { appointmentDate: { type: "closed", message: copy.when.closed } };
  const full = day.slots.some(({ slot, free }) => slot === values.appointmentTime && free === 0);
  return full ? { appointmentTime: { type: "full", message: copy.when.taken } } : {};
}

/** The form's values, its errors, and the draft in session storage that survives reload and login. */
export function useBookingForm(begun: Draft): BookingForm {
  const ids = useId();
  const draft = useRef(begun);
  const finished = useRef(false);
  const day = useRef<VisitDay>(undefined);
  const afterPress = useAfterPress();
  const [resolver] = useState((): Resolver<Values> => {
    const check = zodResolver(booking as never) as unknown as Resolver<Values>;
    return async (values, context, options) => {
      const checked = await check(values, context, options);
      const errors = { ...visitErrors(values, day.current), ...checked.errors } as FieldErrors<Values>;
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    };
  });
  const form = useForm<Values>({
    defaultValues: begun.values,
    resolver,
    mode: "onSubmit",
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });

  useEffect(() => {
    keepDraft(draft.current);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (finished.current) return;
        draft.current = { ...draft.current, values };
        keepDraft(draft.current);
      },
    });
  }, [form]);

  const { errors, isSubmitted } = form.formState;
  const idOf = (name: string) => `${ids}-${name}`;
  const errorOf = (name: string): string | undefined =>
    (get(errors, name) as { message?: string } | undefined)?.message;
  return {
    ...form,
    idOf,
    errorOf,
    draft,
    box: (name) => {
      const { onBlur, ...rest } = form.register(name);
      return {
        ...rest,
        onBlur: ({ target, type }: FocusEvent) => afterPress(() => void onBlur({ target, type })),
        id: idOf(name),
        error: errorOf(name),
      };
    },
    recheck: (name) => {
      if (isSubmitted) void form.trigger(name as TextName);
    },
    afterPress,
    finish: () => {
      finished.current = true;
    },
    noteDay: (known) => {
      day.current = known;
    },
  };
}
