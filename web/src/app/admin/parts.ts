import type { AdminPart, AdminScreen, Overview, Waiting } from "../../site/adminPart";
import { features } from "../features";
import { paramsOf } from "../match";

export async function loadParts(): Promise<AdminPart[]> {
  const modules = await Promise.all([...features.map(({ admin }) => admin?.()), import("./ownPart")]);
  return modules.flatMap((module) => (module ? [module.default] : []));
}

/** A part without what the role has no access to. */
export function partFor(role: string, part: AdminPart): AdminPart {
  if (role === "owner") return part;
  const { screens, strip, useWaiting, customer } = part;
  return {
    screens: screens.filter(({ owner }) => !owner),
    ...(strip && { strip }),
    ...(useWaiting && { useWaiting }),
    ...(customer && { customer }),
  };
}

export const addressOfScreen = (path: string): string => (path === "/" ? "/admin" : `/admin${path}`);

/** The screen at a path of the back office. */
export const screenAt = (parts: readonly AdminPart[], path: string): AdminScreen | undefined =>
  parts.flatMap(({ screens }) => screens).find((screen) => paramsOf(addressOfScreen(screen.path), path));

export type AdminEntry = AdminScreen & Required<Pick<AdminScreen, "entry">>;
export type AdminLine = AdminScreen & Required<Pick<AdminScreen, "listed">>;

/** The entries of the navigation, in order. */
export const entriesOf = (parts: readonly AdminPart[]): AdminEntry[] =>
  parts
    .flatMap(({ screens }) => screens)
    .filter((screen): screen is AdminEntry => screen.entry !== undefined)
    .toSorted((one, other) => one.entry.place - other.entry.place);

/** Whether an entry is in the bottom bar of a phone; the others are behind More. */
export const inBar = ({ entry: { place } }: AdminEntry): boolean => place <= 4;

/** The items of an overview, in order. */
export const linesOf = (parts: readonly AdminPart[], overview: Overview): AdminLine[] =>
  parts
    .flatMap(({ screens }) => screens)
    .filter((screen): screen is AdminLine => screen.listed?.in === overview)
    .toSorted((one, other) => one.listed.place - other.listed.place);

/** The count of an entry: its own and those of the items and screens below it. */
export const countAt = (parts: readonly AdminPart[], waiting: readonly Waiting[], path: string): number => {
  const below = parts.flatMap(({ screens }) => screens).filter(({ listed, under }) => listed?.in === path || under === path);
  const paths = [path, ...below.map((screen) => screen.path)];
  return waiting.filter((one) => paths.includes(one.path)).reduce((sum, { count }) => sum + count, 0);
};
