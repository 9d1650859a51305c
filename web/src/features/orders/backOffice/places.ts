import type { CalendarDay, CalendarSettings, OrderLine, VisitSlot } from "../../../api/schema";
import { SLOTS } from "../booking/slots";
import { inIndia } from "./subject";

export const FULL_DAY: VisitSlot = "Full Day";

const NOON = 12;
/** The hour at which the last part of a day ends. */
const EVENING_ENDS = 19;

/** The four slots of a day; a full-day visit fills them all. */
export const PARTS: readonly VisitSlot[] = SLOTS.filter((slot) => slot !== FULL_DAY);

export const slotOf = (day: CalendarDay, slot: VisitSlot) => day.slots.find((one) => one.slot === slot);

export const visitsOf = (day: CalendarDay): OrderLine[] => day.slots.flatMap(({ visits }) => visits);

export const wholeDayOf = (day: CalendarDay): readonly OrderLine[] => slotOf(day, FULL_DAY)?.visits ?? [];

/** The trials in a slot, or without a slot those at any time of the day. */
export const trialsIn = (day: CalendarDay, slot: VisitSlot | undefined): OrderLine[] =>
  day.trials.filter(({ trial }) => trial?.slot === slot);

/** How many visits fit into a day. */
export const roomOf = (settings: CalendarSettings): number =>
  settings.capacities.filter(({ slot }) => slot !== FULL_DAY).reduce((sum, { homes }) => sum + homes, 0);

export const freeOf = (day: CalendarDay): number => PARTS.reduce((sum, slot) => sum + (slotOf(day, slot)?.free ?? 0), 0);

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
/** The days of the week, from Monday. */
export const WEEK: readonly { number: number; name: string }[] = [1, 2, 3, 4, 5, 6, 0].map((number) => ({
  number,
  name: WEEKDAYS[number] ?? "",
}));

export const numberOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Why a day is closed. */
export function closedText({ day, holiday }: CalendarDay): string {
  return holiday ?? `Closed every ${WEEKDAYS[numberOf(day)]}`;
}

/** Whether a part of a day is over, in India. */
export function isOver(day: string, slot: VisitSlot, now: number = Date.now()): boolean {
  const [today = "", time = ""] = inIndia(now).toISOString().split("T");
  // All parts end in the afternoon.
  const end = slot === FULL_DAY ? EVENING_ENDS : NOON + Number(/ To (\d+)/.exec(slot)?.[1]);
  return day < today || (day === today && Number(time.slice(0, 2)) >= end);
}

/** The text below a day's number in the calendar. */
export function summary(day: CalendarDay): string {
  const visits = visitsOf(day).length;
  if (day.closed) return visits > 0 ? `Closed, ${visits} booked` : "Closed";
  if (freeOf(day) === 0 && !isOver(day.day, FULL_DAY)) return "Full";
  if (visits === 0) return "No visits";
  return visits === 1 ? "1 visit" : `${visits} visits`;
}

/** The index of the visit's slot, from the morning. */
export const slotPlace = ({ appointmentTime }: OrderLine): number => (appointmentTime ? SLOTS.indexOf(appointmentTime) : SLOTS.length);

const pinOf = ({ pinCode }: OrderLine): string => pinCode ?? "No pin code";

/** The visits in driving order: by slot, then by pin code. */
export const routeOf = (day: CalendarDay): OrderLine[] =>
  visitsOf(day).toSorted(
    (one, other) => slotPlace(one) - slotPlace(other) || pinOf(one).localeCompare(pinOf(other)),
  );

/** The visits grouped by pin code. */
export function byPinCode(day: CalendarDay): [pinCode: string, visits: OrderLine[]][] {
  const groups = new Map<string, OrderLine[]>();
  for (const visit of routeOf(day)) groups.set(pinOf(visit), [...(groups.get(pinOf(visit)) ?? []), visit]);
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other));
}

/** Whose work the calendar shows, visits, trials and pieces: a user id, "0" for what has no assignee, all without one. */
export function ofPerson(day: CalendarDay, person: string | undefined): CalendarDay {
  if (person === undefined) return day;
  const has = (ids: readonly number[]) => (person === UNASSIGNED ? ids.length === 0 : ids.some((id) => String(id) === person));
  return {
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, visits: slot.visits.filter(({ visitAssignee }) => has(visitAssignee ? [visitAssignee.id] : [])) })),
    trials: day.trials.filter(({ assignees }) => has(assignees.map(({ id }) => id))),
    due: day.due.filter(({ assignee }) => has(assignee ? [assignee.id] : [])),
  };
}

export const UNASSIGNED = "0";
