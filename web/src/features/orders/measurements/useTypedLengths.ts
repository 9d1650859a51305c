import { useRef, useState } from "react";
import { useDraft } from "../../../admin/useDraft";
import type { AgeGroup } from "../../../api/schema";
import { lengthsOf, typedOver, type Lengths, type Measurements } from "./lengths";
import { useUnit } from "./useUnit";

/** What a form for measurements holds. */
export interface TypedLengths {
  lengths: Lengths;
  group: AgeGroup;
  /** Id of the person's profile. */
  profile?: number | undefined;
}

interface Begun extends Omit<TypedLengths, "lengths"> {
  /** The stored lengths, in cm by field. */
  measurements: Measurements;
}

/** The name of what is typed for a person and a garment. */
export const ofPerson = (person: number, garmentType: number | undefined): string => `person:${person}:${garmentType ?? "body"}`;

/** Whether measurements were typed under this name and neither saved nor discarded. */
export const useIsTyped = (name: string): boolean => useDraft(draftOf(name))[0] !== "";

const draftOf = (name: string): string => `lengths:${name}`;

/**
 * The typed measurements, stored in this tab until they are saved or discarded: another garment can be looked at and the
 * page can be left. Only what differs from the stored lengths is stored, so that newer ones are not overwritten.
 */
export function useTypedLengths(name: string, { measurements, ...begun }: Begun) {
  const unit = useUnit();
  const [draft, write] = useDraft(draftOf(name));
  const [before] = useState((): TypedLengths => ({ ...begun, lengths: lengthsOf(measurements, unit) }));
  const [restored] = useState(draft !== "");
  const [typed, setTyped] = useState(() => withDraft(before, draft));
  const latest = useRef(typed);
  const change = (part: Partial<TypedLengths>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setTyped(next);
    const lengths = typedOver(before.lengths, next.lengths);
    const same = Object.keys(lengths).length === 0 && next.group === before.group && next.profile === before.profile;
    const group = next.group !== before.group && { group: next.group };
    const profile = next.profile !== before.profile && { profile: next.profile };
    write(same ? "" : JSON.stringify({ ...group, ...profile, lengths }));
  };
  return {
    ...typed,
    change,
    /** Whether something is typed that is not saved. */
    changed: draft !== "",
    /** Whether it was typed when the form was open before. */
    restored: restored && draft !== "",
    /** After saving or discarding. */
    drop: () => write(""),
  };
}

function withDraft(before: TypedLengths, draft: string): TypedLengths {
  try {
    const typed = JSON.parse(draft) as Partial<TypedLengths>;
    return { ...before, ...typed, lengths: { ...before.lengths, ...typed.lengths } };
  } catch {
    // None, or a damaged one.
    return before;
  }
}
