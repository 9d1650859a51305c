import type { AdminPart } from "../../site/adminPart";
import { features } from "../features";

/** Loads the back office parts of all features. */
export async function loadParts(): Promise<AdminPart[]> {
  const modules = await Promise.all([...features.map(({ admin }) => admin?.()), import("./ownPart")]);
  return modules.flatMap((module) => (module ? [module.default] : []));
}
