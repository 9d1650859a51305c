import type { Day } from "../../../../admin/chart/ChartPanel";
import type { Series } from "../../../../admin/chart/BarChart";
import type { MoneyOfDay } from "../../../../api/schema";
import { dayText } from "../orderLedger/messages";

/** The series by purpose. */
export const KINDS: readonly Series[] = [
  { name: "Stitching", look: "rani" },
  { name: "Courses", look: "haldi" },
];

/** The series by payment method. */
export const WAYS: readonly Series[] = [
  { name: "Cash", look: "leaf" },
  { name: "UPI", look: "haldi" },
  { name: "Online", look: "rani" },
];

const ORDERS = "advance";

const cameOn = ({ cashPaise, upiPaise, onlinePaise }: MoneyOfDay): number => cashPaise + upiPaise + onlinePaise;

/** Payments less refunds, in paise. */
export const totalOf = (day: MoneyOfDay): number => cameOn(day) - day.returnedPaise;

const dayOf = (day: string, values: readonly number[], label = String(Number(day.slice(8)))): Day => ({
  key: day,
  label,
  title: dayText(day),
  values,
});

/** The bars of each day by purpose. Anything other than an order counts as a sale. */
export function byKind(days: readonly MoneyOfDay[], today?: string): Day[] {
  return days.map((one) => {
    const stitching = one.kinds.find(({ kind }) => kind === ORDERS)?.paise ?? 0;
    return dayOf(one.day, [stitching, cameOn(one) - stitching], one.day === today ? "Today" : undefined);
  });
}

/** The bars of each day by payment method. */
export const byWay = (days: readonly MoneyOfDay[]): Day[] =>
  days.map((one) => dayOf(one.day, [one.cashPaise, one.upiPaise, one.onlinePaise]));
