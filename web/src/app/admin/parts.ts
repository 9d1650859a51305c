import type { AdminPart, AdminScreen } from "../../admin/part";
import { features } from "../features";
import { paramsOf } from "../match";

export async function loadParts(): Promise<AdminPart[]> {
  const modules = await Promise.all(features.map(({ admin }) => admin?.()));
  return modules.flatMap((module) => (module ? [module.default] : []));
}

export const addressOfScreen = (path: string): string => (path === "/" ? "/admin" : `/admin${path}`);

/** The screen at an address of the back office. */
export const screenAt = (parts: readonly AdminPart[], path: string): AdminScreen | undefined =>
  parts.flatMap(({ screens }) => screens).find((screen) => paramsOf(addressOfScreen(screen.path), path));

export type AdminEntry = AdminScreen & Required<Pick<AdminScreen, "entry">>;

/** What stands in the bar and the rail, in its order. */
export const entriesOf = (parts: readonly AdminPart[]): AdminEntry[] =>
  parts
    .flatMap(({ screens }) => screens)
    .filter((screen): screen is AdminEntry => screen.entry !== undefined)
    .toSorted((one, other) => one.entry.place - other.entry.place);
