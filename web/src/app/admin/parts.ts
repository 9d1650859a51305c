import type { AdminPart, AdminScreen, Overview, Waiting } from "../../site/adminPart";
import { may, type TeamRole } from "../../site/teamRole";
import { paramsOf } from "../match";

/** A part without what the role has no access to. */
export function partFor(role: TeamRole, part: AdminPart): AdminPart {
  const screens = part.screens.filter(({ access = "manager", only }) => (only ? only === role : may(role, access)));
  if (role === "owner") return { ...part, screens };
  const { strip, useWaiting, waitingFor = "manager", customer, order } = part;
  return {
    screens,
    ...(strip && { strip }),
    ...(useWaiting && may(role, waitingFor) && { useWaiting }),
    ...(may(role, "counter") && { ...(customer && { customer }), ...(order && { order }) }),
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

const IN_BAR = 4;

/** The entries in the bottom bar of a phone. */
export const inBar = (entries: readonly AdminEntry[]): readonly AdminEntry[] => entries.slice(0, IN_BAR);

/** The entries behind More. */
export const behindMore = (entries: readonly AdminEntry[]): readonly AdminEntry[] => entries.slice(IN_BAR);

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
