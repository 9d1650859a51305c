import { useShop } from "../content/public/useShop";
import type { Unit } from "./booking/measures";

/** The unit in which to show lengths: the one they were typed in, otherwise the shop's. */
export function useUnit(typed?: { unit?: Unit | undefined }): Unit {
  const shop = useShop()?.measurementUnit ?? "in";
  return typed?.unit ?? shop;
}
