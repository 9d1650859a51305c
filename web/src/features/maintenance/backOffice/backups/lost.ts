import type { BackupDetail } from "../../../../api/schema";

const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  orders: ["request or order", "requests and orders"],
  payments: ["payment", "payments"],
  customers: ["customer", "customers"],
  enquiries: ["enquiry", "enquiries"],
  enrolments: ["course enrolment", "course enrolments"],
  reviews: ["review", "reviews"],
  products: ["catalogue item", "catalogue items"],
  courses: ["course", "courses"],
  images: ["photo", "photos"],
  videos: ["video", "videos"],
};

/** The most important first. */
const ORDER = Object.keys(NAMES);

/** What was added since a backup, one line per type. */
export function lostSince({ since, changes }: Pick<BackupDetail, "since" | "changes">): string[] {
  const place = (what: string): number => (ORDER.indexOf(what) + ORDER.length + 1) % (ORDER.length + 1);
  const lines = since
    .toSorted((one, other) => place(one.what) - place(other.what))
    .map(({ what, count }) => {
      const [one, many] = NAMES[what] ?? [what, what];
      return `${count} ${count === 1 ? one : many}`;
    });
  if (changes > 0) lines.push(changes === 1 ? "1 change in the back office" : `${changes} changes in the back office`);
  return lines;
}
