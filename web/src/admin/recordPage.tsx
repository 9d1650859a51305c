import type { ComponentType } from "react";
import type { FieldValues } from "react-hook-form";
import { useLocation } from "wouter";
import { isNotFound } from "../api/problem";
import type { Read } from "../api/read";
import { idOf, useVisit } from "../site/visit";
import { Gone } from "./form/Gone";
import { useEditForm, type EditForm, type EditOptions } from "./form/useEditForm";
import { WaitingScreen } from "./Screen";
import { useFresh } from "./useFresh";

interface Link {
  href: string;
  label: string;
}

interface Known {
  id: number;
  deletedAt?: string | undefined;
}

interface RecordPage<Entry extends Known> {
  /** The title until the record is loaded, and when it does not exist. */
  title: string;
  /** The list; its path with `?part=trash` is the trash. */
  back: Link;
  /** Reads the record, or a list with it. */
  find: (id: number) => Read<Entry | Entry[]>;
  form: ComponentType<{ entry?: Entry }>;
}

/** The page of the record whose id the address ends with; of a new one if it ends with `new`. */
export function recordPage<Entry extends Known>({ title, back, find, form: Form }: RecordPage<Entry>) {
  const gone = <Gone title={title} back={back} trash={`${back.href}?part=trash`} />;
  function Stored({ id }: { id: number }) {
    const { data, error, refetch, isFetching } = useFresh(find(id));
    const entry = Array.isArray(data) ? data.find((one) => one.id === id) : data;
    // A new record is not in the list that was read before it.
    if (isNotFound(error) || entry?.deletedAt || (data && !entry && !isFetching)) return gone;
    if (entry) return <Form entry={entry} />;
    return <WaitingScreen title={title} back={back} failure={error} onRetry={() => void refetch()} />;
  }
  return function RecordPage() {
    const place = useVisit().path.split("/").at(-1);
    if (place === "new") return <Form key="new" />;
    const id = idOf(place);
    return id === undefined ? gone : <Stored key={id} id={id} />;
  };
}

interface Options<Values extends FieldValues, Output, Fields, Saved extends { id: number; version: number }>
  extends Pick<EditOptions<Values, Output, Saved>, "schema" | "initial" | "aliases" | "said"> {
  entry: Saved | undefined;
  /** The kind of record, in the names of drafts. */
  kind: string;
  /** From `records`. */
  records: { save: (id: number | undefined) => (body: Fields, version: number | undefined) => Promise<Saved> };
  /** What is sent of the values. */
  fields: (output: Output) => Fields;
  /** The path of a record. */
  href: (id: number) => string;
}

/** The form of a record, or of a new one, which gets its address once it is saved. */
export function useRecordForm<Values extends FieldValues, Output, Fields, Saved extends { id: number; version: number }>(
  options: Options<Values, Output, Fields, Saved>,
): EditForm<Values> {
  const { entry, kind, records, fields, href, ...rest } = options;
  const [, navigate] = useLocation();
  return useEditForm({
    ...rest,
    version: entry?.version,
    draftKey: `${kind}:${entry?.id ?? "new"}`,
    save: (output: Output, version) => records.save(entry?.id)(fields(output), version),
    onSaved: (saved: Saved) => {
      if (!entry) navigate(href(saved.id), { replace: true });
    },
  });
}
