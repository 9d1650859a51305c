import type { Feature } from "../../site/feature";

/** The documents of what was paid: receipts, tax invoices and credit notes, and the shop's GST registration. */
export const invoices: Feature = { name: "invoices", routes: [], admin: () => import("./backOffice/part") };
