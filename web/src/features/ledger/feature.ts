import type { Feature } from "../../site/feature";

/** The shop's books: money at the counter, balances, expenses, the cash drawer and the figures. */
export const ledger: Feature = { name: "ledger", routes: [], admin: () => import("./backOffice/part") };
