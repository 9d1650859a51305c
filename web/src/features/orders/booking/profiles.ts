import { useQueryClient } from "@tanstack/react-query";
import { ProblemError } from "../../../api/problem";
import type { MeasurementProfile, SaveMeasurementProfile } from "../../../api/schema";
import { explained, send } from "../../../api/send";
import { measurementProfileList } from "../queries";
import { copy } from "./copy";

const create = explained("POST /me/measurement-profiles", { "orders.too_many_profiles": "said" });
const update = explained("PUT /me/measurement-profiles/{id}", { "orders.profile_not_found": "said" });

export const nameOf = ({ name, relation }: MeasurementProfile): string => (relation ? `${name} (${relation})` : name);

/** Why measurements were not saved, as copy. */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof ProblemError)) return copy.offline;
  return (create.meaningOf(failure) ?? update.meaningOf(failure)) ? failure.problem.message : copy.profiles.notSaved;
}

export interface ProfileChanges {
  /** Creates a profile, or updates one with `id`: new measurements, name or relation. */
  save: (input: SaveMeasurementProfile, id?: number) => Promise<MeasurementProfile>;
  remove: (id: number) => Promise<void>;
}

/** Changes of the saved measurements, which update the cached list. */
export function useProfileChanges(): ProfileChanges {
  const queries = useQueryClient();
  const { queryKey } = measurementProfileList();
  const change = (to: (before: MeasurementProfile[]) => MeasurementProfile[]) => {
    queries.setQueryData<MeasurementProfile[]>(queryKey, (before) => before && to(before));
    void queries.invalidateQueries({ queryKey });
  };
  return {
    save: async (body, id) => {
      const saved = await (id === undefined ? create({ body }) : update({ path: { id }, body }));
      change((before) => (id === undefined ? [...before, saved] : before.map((one) => (one.id === id ? saved : one))));
      return saved;
    },
    remove: async (id) => {
      await send("DELETE /me/measurement-profiles/{id}", { path: { id } });
      change((before) => before.filter((one) => one.id !== id));
    },
  };
}
