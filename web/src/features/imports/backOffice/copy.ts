import { count } from "../../../format/money";
import type { ImportFileKind, ImportKind, ImportOutcome, ImportSummary } from "../../../api/schema";

export const KINDS: readonly { kind: ImportFileKind; label: string; hint: string }[] = [
  { kind: "customers", label: "Customers", hint: "Name, mobile, address, notes and measurements. A customer is recognised by the mobile number." },
  { kind: "products", label: "Products", hint: "Category, name, price, days and description. A product is recognised by its service and name." },
  { kind: "past_orders", label: "Past orders", hint: "Orders of your earlier system, as a record on the customer's page. Import the customers first." },
];

const LABELS: Readonly<Record<ImportKind, string>> = {
  customers: "Customers",
  products: "Products",
  past_orders: "Past orders",
  categories: "Categories",
  services: "Services",
  gallery_items: "Gallery",
  events: "Blog posts",
  testimonials: "Testimonials",
  offers: "Offers",
  banner_lines: "Banner",
  pin_codes: "Pin codes",
  courses: "Courses",
  enrolments: "Course buyers",
  coupons: "Coupons",
};

export const OUTCOMES: Readonly<Record<ImportOutcome, string>> = {
  created: "New",
  updated: "Updated",
  unchanged: "No change",
  rejected: "Skipped",
};

/** "1 row", "3,000 rows". */
export const counted = (rows: number, one: string, many = `${one}s`): string => `${count(rows)} ${rows === 1 ? one : many}`;

export const labelOf = (kind: ImportKind): string => LABELS[kind];

type Counts = Pick<ImportSummary, "created" | "updated" | "unchanged" | "rejected"> & Partial<ImportSummary>;

/** The result of an import in one line. */
export function resultOf({ status, created, updated, unchanged, rejected, undone = 0, notUndone = 0 }: Counts): string {
  if (status === "undone") return [`${count(undone)} undone`, notUndone > 0 && `${count(notUndone)} left as they are`].filter(Boolean).join(", ");
  const parts = [
    created > 0 && `${count(created)} new`,
    updated > 0 && `${count(updated)} updated`,
    unchanged > 0 && `${count(unchanged)} without change`,
    rejected > 0 && `${count(rejected)} skipped`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "Nothing imported yet";
}
