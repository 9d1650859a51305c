import type { CourseCategoryDetail, EnrolmentEvent, EnrolmentLine, EnrolmentSource } from "../../../api/schema";
import { rupees } from "../../../format/money";

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** An enrolment, in the notice with Undo. */
export const recordOf = (enrolment: number): string => `enrolment ${enrolment}`;

/** A length as text: "6 h 20 min". */
export function workLength(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")} min`;
}

/** What is moved to the trash with a category. */
export const goesAlong = ({ courseCount }: CourseCategoryDetail): string | undefined =>
  courseCount > 0 ? counted(courseCount, "course") : undefined;

/** What it means for customers. */
export const trashNote = (category: CourseCategoryDetail): string | undefined =>
  goesAlong(category) && "Customers who bought a course can still watch it.";

const SOURCES: Readonly<Record<EnrolmentSource, string>> = {
  bought: "Bought online",
  test: "TEST: bought in test mode",
  gift: "Gift",
  cash: "Paid in cash",
  upi: "Paid by UPI",
};

/** "Bought online, ₹1,499" */
export const cameBy = ({ source, paidPaise }: Pick<EnrolmentLine, "source" | "paidPaise">): string =>
  paidPaise > 0 ? `${SOURCES[source]}, ${rupees(paidPaise)}` : SOURCES[source];

/** Describes an event of an enrolment in one line. */
export function happened({ kind, days, source, paidPaise }: EnrolmentEvent): string {
  const forDays = days === undefined ? "" : ` for ${counted(days, "day")}`;
  const paid = paidPaise === undefined ? "" : `, ${rupees(paidPaise)}`;
  switch (kind) {
    case "bought":
      return `${source === "test" ? "TEST: bought in test mode" : "Bought online"}${forDays}${paid}`;
    case "granted":
      return source === "gift" ? `Given as a gift${forDays}` : `Sold at the counter${forDays}${source === undefined ? "" : `, ${SOURCES[source].toLowerCase()}`}${paid}`;
    case "extended":
      return `${counted(days ?? 0, "more day")}`;
    case "revoked":
      return "Access removed";
  }
}
