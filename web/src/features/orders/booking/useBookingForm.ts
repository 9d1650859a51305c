import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useRef, useState } from "react";
import { get, useForm, type FieldErrors, type Resolver, type UseFormReturn } from "react-hook-form";
import type { VisitDay } from "../../../api/schema";
import { useAfterPress } from "../../../form/afterPress";
import { longDay } from "../../../format/date";
import { copy } from "./copy";
import { keepDraft, type Draft } from "./draft";
import { lengthErrors } from "../measurements/lengths";
import type { MeasurementField } from "../measurements/fields";
import { booking, fieldNames, type FieldName, type TextName, type Values } from "./values";

export interface BookingForm extends UseFormReturn<Values> {
  /** The id of a field in the page. */
  idOf: (name: string) => string;
  /** The error of a field. */
  errorOf: (name: string) => string | undefined;
  /** The props of an input. */
  box: (name: TextName) => object & { error: string | undefined; id: string };
  /** Checks a field again if the form was submitted before. */
  recheck: (name: FieldName) => void;
  /** Runs now, or once a pressed button is released. */
  afterPress: (run: () => void) => void;
  /** The stored draft of the form. */
  draft: React.RefObject<Draft>;
  /** Stops storing the draft. */
  finish: () => void;
  /** Stores the day's slots for the check before sending. */
  noteDay: (day: VisitDay | undefined) => void;
  /** Stores the measurements of the chosen service for the check before sending. */
  noteFields: (fields: readonly MeasurementField[]) => void;
  /** All fields that can have errors, in order, each with what its error in the list is to begin with. */
  fields: () => { name: FieldName; label: string | undefined }[];
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

function measureErrors({ lengths }: Values, fields: readonly MeasurementField[]): FieldErrors<Values> {
  const wrong = lengthErrors(fields, lengths).map(({ key, message }) => [key, { type: "length", message }]);
  return wrong.length > 0 ? { lengths: Object.fromEntries(wrong) as FieldErrors<Values>["lengths"] & object } : {};
}

/** The form's values, its errors, and the draft in session storage that survives reload and login. */
export function useBookingForm(begun: Draft): BookingForm {
  const ids = useId();
  const draft = useRef(begun);
  const finished = useRef(false);
  const day = useRef<VisitDay>(undefined);
  const fields = useRef<readonly MeasurementField[]>([]);
  const afterPress = useAfterPress();
  const [resolver] = useState((): Resolver<Values> => {
    const check = zodResolver(booking as never) as unknown as Resolver<Values>;
    return async (values, context, options) => {
      const checked = await check(values, context, options);
      const errors = { ...visitErrors(values, day.current), ...measureErrors(values, fields.current), ...checked.errors } as FieldErrors<Values>;
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
    noteFields: (known) => {
      fields.current = known;
    },
    fields: () => {
      const labels = new Map<string, string>(fields.current.map(({ key, label }) => [`lengths.${key}`, label]));
      return fieldNames(fields.current.map(({ key }) => key)).map((name) => ({ name, label: labels.get(name) }));
    },
  };
}
