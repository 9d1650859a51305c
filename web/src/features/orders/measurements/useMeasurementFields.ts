import { read, useRead } from "../../../api/read";
import type { MeasuredLength } from "../../../api/schema";
import { fieldsOf, type MeasurementField } from "./fields";

export const garmentTypeList = () => read("garment_type_list", "/garments/types");

/** The fields to measure, once the garment types have arrived. */
export interface MeasurementFieldsState {
  fields: readonly MeasurementField[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** What is measured for a garment type, with the fields that have a length already (`fieldsOf`). */
export function useMeasurementFields(garmentType: number | undefined, taken?: readonly Pick<MeasuredLength, "field" | "label">[]): MeasurementFieldsState {
  const { data: types, error, refetch } = useRead(garmentTypeList());
  const fields = types && fieldsOf(types, garmentType, taken);
  return { fields, failed: types === undefined && error !== null, retry: () => void refetch() };
}
