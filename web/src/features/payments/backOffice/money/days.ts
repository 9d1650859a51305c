import type { Day } from "../../../../admin/chart/ChartPanel";
import type { Series } from "../../../../admin/chart/StackedBars";
import type { MoneyOfDay } from "../../../../api/schema";
import { dayText } from "../ledger/messages";

/** What the money was for. */
export const KINDS: readonly Series[] = [
  { name: "Stitching", look: "rani" },
  { name: "Courses", look: "haldi" },
];

/** How it came. */
export const WAYS: readonly Series[] = [
  { name: "Cash", look: "leaf" },
  { name: "UPI", look: "haldi" },
  { name: "Online", look: "rani" },
];

const ORDERS = "advance";

const cameOn = ({ cashPaise, upiPaise, onlinePaise }: MoneyOfDay): number => cashPaise + upiPaise + onlinePaise;

/** What came, less what went back. */
export const totalOf = (day: MoneyOfDay): number => cameOn(day) - day.returnedPaise;

const dayOf = (day: string, values: readonly number[], label = String(Number(day.slice(8)))): Day => ({
  key: day,
  label,
  title: dayText(day),
  values,
});

/** The bars of each day by what it was for. What is neither an order nor a course counts as sold: it is no stitching. */
export function byKind(days: readonly MoneyOfDay[], today?: string): Day[] {
  return days.map((one) => {
    const stitching = one.kinds.find(({ kind }) => kind === ORDERS)?.paise ?? 0;
    return dayOf(one.day, [stitching, cameOn(one) - stitching], one.day === today ? "Today" : undefined);
  });
}

/** The bars of each day by how it came. */
export const byWay = (days: readonly MoneyOfDay[]): Day[] =>
  days.map((one) => dayOf(one.day, [one.cashPaise, one.upiPaise, one.onlinePaise]));
