import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useRef, useState } from "react";
import { get, useForm, type FieldErrors, type Resolver, type UseFormReturn } from "react-hook-form";
import type { ChoiceGroup, VisitDay } from "../../../api/schema";
import { useAfterPress } from "../../../form/afterPress";
import { longDay } from "../../../format/date";
import { missingChoice } from "../../garments/public/choices";
import type { MeasurementField } from "../measurements/fields";
import { lengthErrors } from "../measurements/lengths";
import { copy } from "./copy";
import { keepDraft, type Draft } from "./draft";
import type { PieceValues } from "./piece";
import { tomorrowInIndia } from "./slots";
import { booking, fieldNames, type FieldName, type PieceField, type TextName, type Values } from "./values";

/** What the server offers for a piece, for the check before sending. */
interface Offered {
  groups?: readonly ChoiceGroup[] | undefined;
  fields?: readonly MeasurementField[] | undefined;
}

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
  /** Stores the choices or measurements of a piece's service for the check before sending. */
  noteOffered: (key: string, offered: Offered) => void;
  /** All fields that can have errors, in order, each with what its error in the list is to begin with. */
  fields: () => { name: FieldName; label: string | undefined }[];
}

/** `earliest` is known from the day before while the slots of this one are on their way; until the first ones, by the clock. */
function visitErrors(values: Values, day: VisitDay | undefined, earliest: string | undefined): FieldErrors<Values> {
  if (earliest && values.appointmentDate && values.appointmentDate < earliest)
    return { appointmentDate: { type: "early", message: copy.when.early } };
  if (!day) return {};
  if (values.appointmentDate > day.latest)
    return { appointmentDate: { type: "late", message: copy.when.late(longDay(day.latest)) } };
  if (values.appointmentDate !== day.day) return {};
  if (day.closed) return { appointmentDate: { type: "closed", message: copy.when.closed } };
  const full = day.slots.some(({ slot, free }) => slot === values.appointmentTime && free === 0);
  return full ? { appointmentTime: { type: "full", message: copy.when.taken } } : {};
}

const neededErrors = ({ neededBy, appointmentDate }: Values): FieldErrors<Values> =>
  neededBy !== "" && neededBy < appointmentDate ? { neededBy: { type: "early", message: copy.needed.early } } : {};

/** The errors of a piece that follow from what its service offers. */
function offeredErrors(piece: PieceValues, { groups = [], fields = [] }: Offered): [PieceField, string][] {
  const missing = missingChoice(groups, piece.optionIds);
  const lengths = lengthErrors(fields, piece.lengths).map(({ key, message }): [PieceField, string] => [`lengths.${key}`, message]);
  return missing ? [["optionIds", copy.pieces.missingChoice(missing.name)], ...lengths] : lengths;
}

/** The form's values, its errors, and the draft in session storage that survives reload and login. */
export function useBookingForm(begun: Draft): BookingForm {
  const ids = useId();
  const draft = useRef(begun);
  const finished = useRef(false);
  const day = useRef<VisitDay>(undefined);
  const earliest = useRef<string>(undefined);
  const offered = useRef(new Map<string, Offered>());
  const afterPress = useAfterPress();
  const [resolver] = useState((): Resolver<Values> => {
    const check = zodResolver(booking as never) as unknown as Resolver<Values>;
    return async (values, context, options) => {
      const checked = await check(values, context, options);
      const errors = { ...neededErrors(values), ...visitErrors(values, day.current, earliest.current ?? tomorrowInIndia(Date.now())), ...checked.errors } as FieldErrors<Values>;
      for (const [index, piece] of values.pieces.entries())
        for (const [field, message] of offeredErrors(piece, offered.current.get(piece.key) ?? {}))
          put(errors, `pieces.${index}.${field}`, { type: "offered", message });
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
      if (known) earliest.current = known.earliest;
    },
    noteOffered: (key, known) => {
      offered.current.set(key, { ...offered.current.get(key), ...known });
    },
    fields: () => {
      const pieces = form.getValues("pieces").map(({ key }) => offered.current.get(key)?.fields ?? []);
      const labels = new Map(pieces.flatMap((fields, index) => fields.map(({ key, label }) => [`pieces.${index}.lengths.${key}`, label])));
      return fieldNames(pieces.map((fields) => fields.map(({ key }) => key))).map((name) => {
        const [, index] = /^pieces\.(\d+)/.exec(name) ?? [];
        const of = index !== undefined && pieces.length > 1 ? copy.pieces.piece(Number(index) + 1) : undefined;
        return { name, label: [of, labels.get(name)].filter(Boolean).join(", ") || undefined };
      });
    },
  };
}

type Nested = Record<string, unknown>;

/** Adds an error at its path, unless there is one. */
function put(errors: object, path: string, error: { type: string; message: string }): void {
  const keys = path.split(".");
  let at = errors as Nested;
  for (const [index, key] of keys.slice(0, -1).entries()) {
    at[key] ??= /^\d+$/.test(keys[index + 1] ?? "") ? [] : {};
    at = at[key] as Nested;
  }
  at[keys.at(-1) ?? ""] ??= error;
}
