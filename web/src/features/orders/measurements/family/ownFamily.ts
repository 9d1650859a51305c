import { useQueryClient } from "@tanstack/react-query";
import { ProblemError } from "../../../../api/problem";
import { read } from "../../../../api/read";
import { invalidate } from "../../../../api/invalidate";
import type { MeasurementProfile, SaveMeasurementProfile } from "../../../../api/schema";
import { explained, send } from "../../../../api/send";
import { copy } from "./copy";

export const measurementProfileList = () => read("measurement_profile_list", "/me/measurement-profiles");

const create = explained("POST /me/measurement-profiles", { "orders.too_many_profiles": "said", "orders.customer_not_found": "said" });
const update = explained("PUT /me/measurement-profiles/{id}", { "orders.profile_not_found": "said" });

/** Why measurements were not saved, as copy. */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof ProblemError)) return copy.offline;
  return (create.meaningOf(failure) ?? update.meaningOf(failure)) ? failure.problem.message : copy.notSaved;
}

export interface ProfileChanges {
  /** Creates a profile, or updates one with `id`: new measurements, name or relation. */
  save: (input: SaveMeasurementProfile, id?: number) => Promise<MeasurementProfile>;
  /** Deletes a person with all measurements. */
  remove: (id: number) => Promise<void>;
  /** Deletes the measurements of one day. */
  removeMeasuring: (profile: number, measuring: number) => Promise<void>;
}

/** Changes of the customer's own family, which update the cached list. */
export function useProfileChanges(): ProfileChanges {
  const queries = useQueryClient();
  const { queryKey } = measurementProfileList();
  const change = (to: (before: MeasurementProfile[]) => MeasurementProfile[]) => {
    queries.setQueryData<MeasurementProfile[]>(queryKey, (before) => before && to(before));
    void invalidate(queries, { queryKey });
  };
  const replace = (saved: MeasurementProfile) => change((before) => before.map((one) => (one.id === saved.id ? saved : one)));
  return {
    save: async (body, id) => {
      const saved = await (id === undefined ? create({ body }) : update({ path: { id }, body }));
      if (id === undefined) change((before) => [...before, saved]);
      else replace(saved);
      return saved;
    },
    remove: async (id) => {
      await send("DELETE /me/measurement-profiles/{id}", { path: { id } });
      change((before) => before.filter((one) => one.id !== id));
    },
    removeMeasuring: async (id, measuring) => replace(await send("DELETE /me/measurement-profiles/{id}/measurements/{measuring}", { path: { id, measuring } })),
  };
}
