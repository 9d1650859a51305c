import type { Feature } from "../../site/feature";

/** Imports from spreadsheets, and exports to them. */
export const imports: Feature = { name: "imports", routes: [], admin: () => import("./backOffice/part") };
