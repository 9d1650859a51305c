import { useShop } from "../../content/public/useShop";
import type { Unit } from "./lengths";

/** The unit of the shop, in which every screen and paper shows lengths. */
export const useUnit = (): Unit => useShop()?.measurementUnit ?? "in";
