import type { CourseCategoryDetail, EnrolmentEvent, EnrolmentLine, EnrolmentSource } from "../../../api/schema";
import { rupees } from "../../../format/money";

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A length for people to read: "6 h 20 min". */
export function workLength(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")} min`;
}

/** What goes to the trash with a category. */
export const goesAlong = ({ courseCount }: CourseCategoryDetail): string | undefined =>
  courseCount > 0 ? counted(courseCount, "course") : undefined;

const SOURCES: Readonly<Record<EnrolmentSource, string>> = {
  bought: "Bought on the site",
  test: "TEST: bought in test mode",
  gift: "A gift",
  cash: "Paid in cash",
  upi: "Paid by UPI",
};

/** "Bought on the site, ₹1,499" */
export const cameBy = ({ source, paidPaise }: Pick<EnrolmentLine, "source" | "paidPaise">): string =>
  paidPaise > 0 ? `${SOURCES[source]}, ${rupees(paidPaise)}` : SOURCES[source];

/** One line of what happened to an enrolment. */
export function happened({ kind, days, source, paidPaise }: EnrolmentEvent): string {
  const forDays = days === undefined ? "" : ` for ${counted(days, "day")}`;
  const paid = paidPaise === undefined ? "" : `, ${rupees(paidPaise)}`;
  switch (kind) {
    case "bought":
      return `${source === "test" ? "TEST: bought in test mode" : "Bought on the site"}${forDays}${paid}`;
    case "granted":
      return source === "gift" ? `Given as a gift${forDays}` : `Sold at the counter${forDays}${source === undefined ? "" : `, ${SOURCES[source].toLowerCase()}`}${paid}`;
    case "extended":
      return `${counted(days ?? 0, "more day")}`;
    case "revoked":
      return "Taken back";
  }
}
