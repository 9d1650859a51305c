import type { BoardBy, PieceBoard, PieceColumn, PieceFilter, PieceSummary, TeamMember } from "../../../api/schema";
import type { BoardCard } from "./useTakenByKeys";
import { dueDay, nearDay, weekday } from "./subject";

export const GROUPINGS: readonly [BoardBy, string][] = [
  ["step", "By step"],
  ["maker", "By maker"],
  ["due", "By due day"],
];

export const PIECE_FILTERS: readonly [PieceFilter, string, keyof PieceBoard & ("late" | "dueThisWeek" | "unassigned" | "mine")][] = [
  ["late", "Late", "late"],
  ["due_this_week", "Due this week", "dueThisWeek"],
  ["unassigned", "Unassigned", "unassigned"],
  ["mine", "My pieces", "mine"],
];

/** The column of pieces without a maker. */
export const UNASSIGNED = "0";

const DUE_LABELS: Readonly<Record<string, string>> = { late: "Late", today: "Today", this_week: "Next 6 days", later: "Later" };

/** The heading of a column. */
export const labelOf = (by: BoardBy, { key, maker }: Pick<PieceColumn, "key" | "maker">): string =>
  by === "step" ? key : by === "due" ? (DUE_LABELS[key] ?? key) : (maker?.name ?? "Unassigned");

/** Pieces without a maker first, because someone has to assign them; those who have nothing to do share the last column. */
export function makerColumns(columns: readonly PieceColumn[]): { full: PieceColumn[]; idle: PieceColumn[] } {
  const full = columns.filter(({ count }) => count > 0);
  const idle = columns.filter(({ count }) => count === 0);
  return { full: full.toSorted((one, other) => Number(one.key !== UNASSIGNED) - Number(other.key !== UNASSIGNED)), idle };
}

/** What a piece is called where it is moved: the customer, with the number if the order has several pieces. */
const cardName = ({ customer, number, pieceCount }: PieceSummary): string => (pieceCount === 1 ? customer : `${customer}, ${number}`);

export const cardOf = (by: BoardBy, piece: PieceSummary): BoardCard => ({
  id: piece.id,
  name: cardName(piece),
  piece,
  column: by === "step" ? piece.status : String(piece.assignee?.id ?? UNASSIGNED),
});

/** The heading above the pieces of a day: "Today, Mon 23 November". */
export function dayHeading(day: string | undefined, late: boolean, today: string): string {
  if (day === undefined) return "No ready date";
  if (late) return `Late, due ${weekday(day)}`;
  const near = nearDay(day, today);
  return near === weekday(day) ? near : `${near.charAt(0).toUpperCase()}${near.slice(1)}, ${weekday(day)}`;
}

/** Consecutive pieces of one day. */
export function byDay(pieces: readonly PieceSummary[]): PieceSummary[][] {
  const groups: PieceSummary[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0] && dueDay(last[0]) === dueDay(piece)) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** What is left of a maker's day, in points; undefined for a day outside the shown week. */
export function freeOn({ load }: Pick<PieceColumn, "load">, day: string | undefined, pointsPerDay: number, week: readonly string[]): number | undefined {
  if (day === undefined || !week.includes(day)) return undefined;
  return pointsPerDay - (load.find((one) => one.day === day)?.points ?? 0);
}

export interface MakerOffer {
  maker: TeamMember;
  /** Points left on the piece's day, as far as they are known. */
  free: number | undefined;
}

/** The makers to whom a piece can be given, those with most room on its day first. */
export function makersFor(piece: Pick<PieceSummary, "promisedDay" | "neededBy">, columns: readonly PieceColumn[], pointsPerDay: number, week: readonly string[]): MakerOffer[] {
  const offers = columns.flatMap((column) => (column.maker ? [{ maker: column.maker, free: freeOn(column, dueDay(piece), pointsPerDay, week) }] : []));
  return offers.toSorted((one, other) => (other.free ?? 0) - (one.free ?? 0));
}

/** A sentence about a maker's week: the first day above the limit, or what is left. */
export function loadText(load: PieceColumn["load"], pointsPerDay: number): string {
  const over = load.find(({ points }) => points > pointsPerDay);
  if (over) return `${weekday(over.day)} is ${over.points - pointsPerDay} over the limit of ${pointsPerDay} points.`;
  const free = load.reduce((sum, { points }) => sum + pointsPerDay - points, 0);
  const last = load.at(-1);
  return last ? `${free} points free until ${weekday(last.day)}.` : "Nothing due in the next 7 days.";
}
