import { useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "../../../api/client";
import { ProblemError, type Meanings } from "../../../api/problem";
import type { MeasurementProfile, SaveMeasurementProfile } from "../../../api/schema";
import { meaningOf } from "../../../form/failures";
import { measurementProfileList } from "../queries";
import { copy } from "./copy";

const REFUSALS: Meanings<"measurement_profile_create" | "measurement_profile_update", "said"> = {
  "orders.too_many_profiles": "said",
  "orders.profile_not_found": "said",
};

export const nameOf = ({ name, relation }: MeasurementProfile): string => (relation ? `${name} (${relation})` : name);

/** Why measurements were not saved, as copy. */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof ProblemError)) return copy.offline;
  return meaningOf(failure, REFUSALS) === "said" ? failure.problem.message : copy.profiles.notSaved;
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
      const saved = await unwrap(
        id === undefined
          ? client.POST("/me/measurement-profiles", { body })
          : client.PUT("/me/measurement-profiles/{id}", { params: { path: { id } }, body }),
      );
      change((before) => (id === undefined ? [...before, saved] : before.map((one) => (one.id === id ? saved : one))));
      return saved;
    },
    remove: async (id) => {
      await unwrap(client.DELETE("/me/measurement-profiles/{id}", { params: { path: { id } } }));
      change((before) => before.filter((one) => one.id !== id));
    },
  };
}
