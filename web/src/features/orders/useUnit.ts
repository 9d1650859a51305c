import { useShop } from "../../shop/useShop";
import type { Unit } from "./booking/measures";

/** The unit in which the shop shows lengths; a form may be filled in the other one. */
export const useUnit = (): Unit => useShop()?.measurementUnit ?? "in";
