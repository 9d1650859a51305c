import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import { read, useRead } from "../../../api/read";
import type { GarmentType, MeasuredLength } from "../../../api/schema";
import { fieldsOf, type MeasurementField } from "./fields";

/** The garment types of the shop; with one that may be hidden, for a piece that was ordered of it. */
export const garmentTypeList = (also?: number) => read("garment_type_list", "/garments/types", also === undefined ? {} : { query: { also } });

/** The fields to measure, once the garment types have arrived. */
export interface MeasurementFieldsState {
  fields: readonly MeasurementField[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** What is measured for a garment type, with the fields that have a length already (`fieldsOf`). */
export function useMeasurementFields(garmentType: number | undefined, taken?: readonly Pick<MeasuredLength, "field" | "label">[]): MeasurementFieldsState {
  const offered = useRead(garmentTypeList());
  const isHidden = garmentType !== undefined && offered.data?.every(({ id }) => id !== garmentType) === true;
  const all = useQuery<GarmentType[], Failure>({ ...garmentTypeList(garmentType), enabled: isHidden });
  const { data: types, error, refetch } = isHidden ? all : offered;
  const fields = types && fieldsOf(types, garmentType, taken);
  return { fields, failed: types === undefined && error !== null, retry: () => void refetch() };
}
