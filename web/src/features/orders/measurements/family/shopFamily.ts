import { useQueryClient } from "@tanstack/react-query";
import { read } from "../../../../api/read";
import { invalidate } from "../../../../api/invalidate";
import type { MeasurementProfile, SaveMeasurementProfile } from "../../../../api/schema";
import { send } from "../../../../api/send";

/** The family of a customer, in the back office. */
export const customerFamily = (customer: number) => read("admin_measurement_profile_list", "/admin/measurement-profiles/{customer}", { path: { customer } });

/** Whose last measurements are asked for: a person with a profile, one by name, or else the customer. */
export interface LastOf {
  customer: number;
  garmentType?: number | undefined;
  profile?: number | undefined;
  forWhom?: string | undefined;
}

export const lastMeasurements = ({ customer, garmentType, profile, forWhom }: LastOf) =>
  read("admin_last_measurements_view", "/admin/measurement-profiles/{customer}/last", {
    path: { customer },
    query: { ...(garmentType !== undefined && { garmentType }), ...(profile !== undefined && { profile }), ...(forWhom && { forWhom }) },
  });

/** Saves a person of a customer's family; the list is read again. */
export function useSaveForCustomer(customer: number): (input: SaveMeasurementProfile, id?: number) => Promise<MeasurementProfile> {
  const queries = useQueryClient();
  return async (body, id) => {
    const saved = await (id === undefined
      ? send("POST /admin/measurement-profiles/{customer}", { path: { customer }, body })
      : send("PUT /admin/measurement-profiles/{customer}/{id}", { path: { customer, id }, body }));
    await invalidate(queries, { queryKey: customerFamily(customer).queryKey });
    return saved;
  };
}
