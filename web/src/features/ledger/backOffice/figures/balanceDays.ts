import type { AgedBalance } from "../../../../api/schema";
import { count } from "../../../../format/money";

/** Since when a balance is due: "ready yesterday", "approved 6 days ago". */
export const sinceText = ({ isReady, days }: Pick<AgedBalance, "isReady" | "days">): string =>
  `${isReady ? "ready" : "approved"} ${days === 0 ? "today" : days === 1 ? "yesterday" : `${count(days)} days ago`}`;
