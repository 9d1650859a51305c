import type { Scope } from "../../../../api/schema";

/** One area of the API, and its scopes. */
export interface ScopeArea {
  id: string;
  label: string;
  hint: string;
  read: Scope;
  /** Figures are only read. */
  write?: Scope;
}

export const SCOPE_AREAS: readonly ScopeArea[] = [
  { id: "orders", label: "Orders", hint: "Orders, pieces, the calendar and pickup areas", read: "orders:read", write: "orders:write" },
  { id: "customers", label: "Customers", hint: "Names, contacts, measurements, notes and enquiries", read: "customers:read", write: "customers:write" },
  { id: "catalogue", label: "Catalogue", hint: "Categories, services, products and garment types", read: "catalogue:read", write: "catalogue:write" },
  { id: "content", label: "Content", hint: "Pages, banner, gallery, images and videos", read: "content:read", write: "content:write" },
  { id: "courses", label: "Courses", hint: "Courses, enrolments, reviews and questions", read: "courses:read", write: "courses:write" },
  { id: "payments", label: "Payments", hint: "Payments, balances, receipts, coupons and expenses", read: "payments:read", write: "payments:write" },
  { id: "figures", label: "Figures", hint: "Reports, sales and profit", read: "figures:read" },
];

/** "Orders (read, change), Figures (read)". */
export function scopeText(scopes: readonly Scope[]): string {
  const parts = SCOPE_AREAS.flatMap(({ label, read, write }) => {
    const may = [scopes.includes(read) && "read", write !== undefined && scopes.includes(write) && "change"].filter(Boolean);
    return may.length > 0 ? [`${label} (${may.join(", ")})`] : [];
  });
  return parts.join(", ");
}
