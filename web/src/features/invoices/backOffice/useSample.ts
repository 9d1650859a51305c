import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSettled } from "../../../admin/useSettled";
import type { TaxDocument } from "../../../api/schema";
import { sampleOf } from "./queries";
import { draftOf, type TaxValues } from "./rules";

const ASK_AFTER_MS = 400;

/** A sample receipt for these values, requested shortly after the last keystroke. */
export function useSample(values: TaxValues, version: number): TaxDocument | undefined {
  const now = JSON.stringify(draftOf(values, version));
  const asked = useSettled(now, ASK_AFTER_MS);
  const { data } = useQuery({
    queryKey: ["admin_tax_sample", `/api/admin/payments/tax/sample?${asked}`],
    queryFn: ({ signal }) => sampleOf(JSON.parse(asked) as ReturnType<typeof draftOf>, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return data;
}
