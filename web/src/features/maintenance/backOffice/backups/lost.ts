import type { BackupSheet } from "../../../../api/schema";

const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  orders: ["request or order", "requests and orders"],
  payments: ["payment", "payments"],
  customers: ["customer", "customers"],
  enquiries: ["enquiry", "enquiries"],
  enrolments: ["enrolment in a course", "enrolments in courses"],
  reviews: ["review", "reviews"],
  products: ["item of the catalogue", "items of the catalogue"],
  courses: ["course", "courses"],
  pictures: ["photo", "photos"],
  videos: ["video", "videos"],
};

/** What matters most to her stands first. */
const ORDER = Object.keys(NAMES);

/** What came since a backup, a line for each kind. */
export function lostSince({ since, changes }: Pick<BackupSheet, "since" | "changes">): string[] {
  const place = (what: string): number => (ORDER.indexOf(what) + ORDER.length + 1) % (ORDER.length + 1);
  const lines = since
    .toSorted((one, other) => place(one.what) - place(other.what))
    .map(({ what, count }) => {
      const [one, many] = NAMES[what] ?? [what, what];
      return `${count} ${count === 1 ? one : many}`;
    });
  if (changes > 0) lines.push(changes === 1 ? "1 thing that was changed here" : `${changes} things that were changed here`);
  return lines;
}
