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
import { offerUndo } from "../undo";
import { saidOf, useChange } from "../useChange";
import { useRefresh } from "../useFresh";
import { useRefreshSite } from "../useRefreshSite";
import { changedFields, dropDraft, keepDraft, storedDraft, withDraft, type Draft } from "./drafts";
import { errorsOf, focusField, type FieldError } from "./errors";

export interface EditOptions<Values extends FieldValues, Output, Saved extends { version: number }> {
  /** What may be typed; `save` gets what it makes of the values. */
  schema: $ZodType<Output>;
  /** The values as they are kept, or of an empty form. */
  initial: Values;
  /** The version that is kept; a new thing has none. */
  version: number | undefined;
  /** The name of the draft: "testimonial:12", "testimonial:new". */
  draftKey: string;
  save: (output: Output, version: number | undefined) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
  /** What the notice says after a save; "Saved" unless given. */
  said?: string;
  /** Fields that the server calls otherwise: { imageId: "image" }. */
  aliases?: Readonly<Record<string, keyof Values & string>>;
}

/** What somebody else has saved while this form was open. */
export interface Conflict<Values> {
  theirs: Values;
  mine: Values;
  names: (keyof Values & string)[];
  keepMine: () => void;
  takeTheirs: () => void;
  /** Goes on typing; nothing is saved. */
  close: () => void;
}

export interface EditForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, unknown>;
  /** What stands in the form now, for the preview. */
  values: Values;
  /** How many fields are not saved. */
  changes: number;
  isNew: boolean;
  busy: boolean;
  submit: (event?: FormEvent) => void;
  errors: FieldError[];
  /** Grows with each try to save. */
  attempt: number;
  idOf: (name: string) => string;
  errorOf: (name: string) => string | undefined;
  /** The words of the fields, for the window of two versions. */
  labels: RefObject<Map<string, string>>;
  afterPress: (run: () => void) => void;
  draft: { at: string; goOn: () => void; throwAway: () => void } | undefined;
  conflict: Conflict<Values> | undefined;
}

const CHANGED_MEANWHILE = "edit.changed_meanwhile";

/** A form that loses nothing: drafts while she types, two people told of each other, a save that can be taken back. */
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
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const stored = storedDraft(person, draftKey);
    return stored && changedFields(initial, withDraft(initial, stored)).length > 0 ? stored : undefined;
  });

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

  // Somebody else has saved, and nothing is typed here: theirs is what stands here now.
  useEffect(() => {
    if (version === undefined || (base.version !== undefined && version <= base.version) || changes > 0) return;
    setBase({ values: initial, version });
    form.reset(initial);
  }, [version, base.version, changes, initial, form]);

  useEffect(() => {
    if (changes > 0) keepDraft(person, draftKey, { at: new Date().toISOString(), version: base.version, values });
    else if (!draft) dropDraft(person, draftKey);
  }, [changes, values, base.version, person, draftKey, draft]);

  const take = (next: Values, of: number | undefined) => {
    setBase({ values: next, version: of });
    form.reset(next);
    dropDraft(person, draftKey);
    setDraft(undefined);
  };

  /** What was typed while it was being saved stays, unsaved; of a new thing it lies ready where that is opened next. */
  const settle = (sent: Values, saved: Saved, isNew: boolean) => {
    const now = form.getValues();
    const later = changedFields(sent, now).length > 0;
    if (!later || isNew) take(sent, saved.version);
    else {
      setBase({ values: sent, version: saved.version });
      form.reset(sent, { keepValues: true });
      setDraft(undefined);
    }
    if (later && isNew && "id" in saved) {
      keepDraft(person, draftKey.replace(/new$/, String(saved.id)), { at: new Date().toISOString(), version: saved.version, values: now });
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
      const text = options.said ?? "Saved";
      if (of !== undefined && before.success) offerUndo({ text, undo });
      else toast(text);
      // Who has gone elsewhere meanwhile stays there.
      if (isMounted()) options.onSaved?.(saved);
    } catch (failure) {
      const problem = failure instanceof ProblemError ? failure.problem : undefined;
      if (problem?.code === CHANGED_MEANWHILE) {
        await refresh().catch(() => undefined);
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
      toast("A photo has not arrived yet. Wait for it, or leave it out.", { kind: "warning" });
      return;
    }
    if (changes === 0 && of !== undefined && of === base.version) {
      toast("Nothing is changed: all is saved.");
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

  const { errors } = form.formState;
  const wrong = errorsOf(errors, ids);
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
        const mine = withDraft(initial, draft);
        setBase({ values: initial, version: draft.version ?? version });
        form.reset(mine);
        setDraft(undefined);
      },
      throwAway: () => {
        setDraft(undefined);
        if (changes === 0) dropDraft(person, draftKey);
      },
    },
    conflict: meeting
      ? {
          theirs: initial,
          mine: values,
          names: changedFields(initial, values),
          keepMine: () => {
            setMeeting(false);
            submit(undefined, version, initial);
          },
          takeTheirs: () => {
            setMeeting(false);
            take(initial, version);
          },
          close: () => setMeeting(false),
        }
      : undefined,
  };
}
