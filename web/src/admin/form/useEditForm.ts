import { zodResolver } from "@hookform/resolvers/zod";
import { useContext, useEffect, useId, useRef, useState, type FormEvent, type RefObject } from "react";
import { useForm, useWatch, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { safeParse, type $ZodType } from "zod/v4/core";
import { ProblemError } from "../../api/problem";
import type { FieldProblem } from "../../api/schema";
import { useAfterPress } from "../../form/afterPress";
import { useFormInUse } from "../../form/formInUse";
import { toast } from "../../ui/noticeStore";
import { useIsMounted } from "../../ui/useIsMounted";
import { imagesUnderWay } from "./underWay";
import { StaffIdContext } from "../parts";
import { offerUndo, useUndoHere } from "../undo";
import { saidOf, useChange } from "../useChange";
import { useRefresh } from "../useFresh";
import { useRefreshSite } from "../useRefreshSite";
import { changedFields, draftToOffer, keepDraft, merged, storedDraft, withDraft } from "./drafts";
import { errorsOf, focusField, type FieldError } from "./errors";

export interface EditOptions<Values extends FieldValues, Output, Saved extends { version: number }> {
  /** Validates and converts the values for `save`. */
  schema: $ZodType<Output>;
  /** The stored values, or those of an empty form. */
  initial: Values;
  /** The stored version; undefined for a new item. */
  version: number | undefined;
  /** The name of the draft: "testimonial:12", "testimonial:new". */
  draftKey: string;
  save: (output: Output, version: number | undefined) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
  /** The notice after a save, also by what was saved; "Saved" by default. */
  said?: string | ((saved: Saved) => string);
  /** Fields with another name on the server: { imageId: "image" }. */
  aliases?: Readonly<Record<string, keyof Values & string>>;
}

/** Fields that were changed here and, in the version saved since, differently. */
export interface Conflict<Values> {
  stored: Values;
  mine: Values;
  names: (keyof Values & string)[];
  keepMine: () => void;
  takeStored: () => void;
  /** Returns to the form without saving. */
  close: () => void;
}

export interface EditForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, unknown>;
  /** The current values, for the preview. */
  values: Values;
  /** The number of unsaved fields. */
  changes: number;
  isNew: boolean;
  busy: boolean;
  submit: (event?: FormEvent) => void;
  errors: FieldError[];
  /** Increases with each attempt to save. */
  attempt: number;
  idOf: (name: string) => string;
  errorOf: (name: string) => string | undefined;
  /** The labels of the fields, for the conflict dialog. */
  labels: RefObject<Map<string, string>>;
  afterPress: (run: () => void) => void;
  draft: { at: string; goOn: () => void; throwAway: () => void } | undefined;
  conflict: Conflict<Values> | undefined;
}

const RECORD_CONFLICT = "record.conflict";

const fieldsOf = <Values extends FieldValues>(values: Values, names: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

/** An edit form with drafts, conflict detection and an undo of the save. */
export function useEditForm<Values extends FieldValues, Output, Saved extends { version: number }>(
  options: EditOptions<Values, Output, Saved>,
): EditForm<Values> {
  const { schema, initial, version, draftKey } = options;
  const person = useContext(StaffIdContext);
  const ids = useId();
  const labels = useRef(new Map<string, string>());
  const afterPress = useAfterPress();
  const refresh = useRefresh();
  const refreshSite = useRefreshSite();
  const { change } = useChange();
  const isMounted = useIsMounted();
  const [base, setBase] = useState({ values: initial, version });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [meeting, setMeeting] = useState(false);
  const [draft, setDraft] = useState(() => draftToOffer(initial, storedDraft(person, draftKey)));
  const offered = useRef(draft);
  const undoHere = useUndoHere();

  const form = useForm<Values, unknown, Output>({
    defaultValues: initial as DefaultValues<Values>,
    // The resolver checks its types against zod's classic classes.
    resolver: zodResolver(schema as never) as never,
    mode: "onSubmit",
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as Values;
  const changes = changedFields(base.values, values).length;
  useFormInUse(changes > 0);

  // Someone else has saved, and nothing is unsaved here: the form shows their version.
  useEffect(() => {
    if (version === undefined || (base.version !== undefined && version <= base.version) || changes > 0) return;
    setBase({ values: initial, version });
    form.reset(initial);
  }, [version, base.version, changes, initial, form]);

  useEffect(() => {
    offered.current = draft;
    keepDraft(person, draftKey, changes > 0 ? { at: new Date().toISOString(), version: base.version, values, base: base.values, earlier: draft } : draft);
  }, [changes, values, base, person, draftKey, draft]);

  const take = (next: Values, of: number | undefined) => {
    const left = draftToOffer(next, offered.current);
    setBase({ values: next, version: of });
    form.reset(next);
    keepDraft(person, draftKey, left);
    setDraft(left);
  };

  /** Keeps changes made during the save as unsaved; those of a new item become the draft of the created one. */
  const settle = (sent: Values, saved: Saved, isNew: boolean) => {
    const now = form.getValues();
    const later = changedFields(sent, now).length > 0;
    if (!later || isNew) take(sent, saved.version);
    else {
      setBase({ values: sent, version: saved.version });
      form.reset(sent, { keepValues: true });
    }
    if (later && isNew && "id" in saved) {
      keepDraft(person, draftKey.replace(/new$/, String(saved.id)), { at: new Date().toISOString(), version: saved.version, values: now, base: sent });
    }
  };

  const blame = (problems: readonly FieldProblem[]): boolean => {
    const named = (field: string) => options.aliases?.[field] ?? options.aliases?.[field.split(".")[0] ?? ""] ?? field;
    const known = problems.map((problem) => ({ ...problem, field: named(problem.field) }));
    const ours = known.filter(({ field }) => (field.split(".")[0] ?? "") in base.values);
    for (const { field, code, message } of ours) form.setError(field as Path<Values>, { type: code, message });
    if (ours.length === 1 && ours[0]) focusField(`${ids}-${ours[0].field}`);
    return ours.length > 0;
  };

  const send = async (output: Output, of: number | undefined, seen: Values) => {
    const typed = form.getValues();
    const before = safeParse(schema, seen);
    setBusy(true);
    try {
      const saved = await options.save(output, of);
      settle(typed, saved, of === undefined);
      refreshSite();
      await refresh().catch(() => undefined);
      const undo = async () => {
        if (before.success && (await change(() => options.save(before.data, saved.version)))) refreshSite();
      };
      const { said = "Saved" } = options;
      const text = typeof said === "function" ? said(saved) : said;
      if (of !== undefined && before.success) offerUndo({ text, undo });
      else toast(text);
      // Not called if the screen was left during the save.
      if (isMounted()) options.onSaved?.(saved);
    } catch (failure) {
      const problem = failure instanceof ProblemError ? failure.problem : undefined;
      if (problem?.code === RECORD_CONFLICT) {
        await refresh().catch(() => undefined);
        // The screen shows what was read one task later.
        await new Promise((shown) => setTimeout(shown));
        setMeeting(true);
      } else if (!blame(problem?.fields ?? [])) {
        toast(saidOf(failure), { kind: "error", ms: 8000 });
      }
    } finally {
      setBusy(false);
    }
  };

  const submit = (event?: FormEvent, of = base.version, seen = base.values) => {
    event?.preventDefault();
    if (busy) return;
    if (imagesUnderWay() > 0) {
      toast("A photo is still uploading. Wait for it or remove it.", { kind: "warning" });
      return;
    }
    if (changes === 0 && of !== undefined && of === base.version) {
      toast("No changes to save.");
      return;
    }
    setAttempt((count) => count + 1);
    void form.handleSubmit(
      (output) => send(output as Output, of, seen),
      (found) => {
        const wrong = errorsOf(found, ids);
        if (wrong.length === 1 && wrong[0]) focusField(wrong[0].id);
      },
    )();
  };

  const met = merged(base.values, values, initial);
  const keepMine = () => {
    setMeeting(false);
    setBase({ values: initial, version });
    form.reset(met.values);
    submit(undefined, version, initial);
  };
  // Without a newer version to compare with, the person decides.
  const asks = meeting && (met.both.length > 0 || version === base.version);
  const saveMerged = useRef(keepMine);
  useEffect(() => {
    saveMerged.current = keepMine;
  });
  useEffect(() => {
    if (meeting && !asks) saveMerged.current();
  }, [meeting, asks]);

  const { errors } = form.formState;
  // In the order of the form: a check of several fields comes after those of single ones.
  const names = Object.keys(base.values);
  const placeOf = ({ name }: FieldError) => names.indexOf(name.split(".")[0] ?? "");
  const wrong = errorsOf(errors, ids).toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    form: form as unknown as UseFormReturn<Values, unknown, unknown>,
    values,
    changes,
    isNew: base.version === undefined,
    busy,
    submit,
    errors: wrong,
    attempt,
    idOf: (name) => `${ids}-${name}`,
    errorOf: (name) => wrong.find(({ name: of }) => of === name)?.message,
    labels,
    afterPress,
    draft: draft && {
      at: draft.at,
      goOn: () => {
        const typed = form.getValues();
        const began = withDraft(initial, { ...draft, values: draft.base ?? {} });
        const next = merged(began, withDraft(initial, draft), initial);
        // What both changed is asked when it is saved; without `base` that is not known.
        const isOlder = next.both.length > 0 || !draft.base;
        setBase(isOlder ? { values: { ...initial, ...fieldsOf(began, next.both) }, version: draft.version ?? version } : { values: initial, version });
        form.reset(next.values);
        setDraft(draft.earlier);
        if (changes === 0) return;
        const undo = async () => {
          // With what was typed since.
          setDraft({ ...draft, values: form.getValues() });
          setBase(base);
          form.reset(typed);
        };
        undoHere({ text: "Your draft replaced what you had typed", undo });
      },
      throwAway: () => {
        setDraft(draft.earlier);
        undoHere({ text: "Draft discarded", undo: async () => setDraft(draft) });
      },
    },
    conflict: asks
      ? {
          stored: initial,
          mine: values,
          names: met.both,
          keepMine,
          takeStored: () => {
            setMeeting(false);
            take(initial, version);
          },
          close: () => setMeeting(false),
        }
      : undefined,
  };
}
