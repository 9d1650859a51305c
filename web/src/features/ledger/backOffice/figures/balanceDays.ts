import type { AgedBalance } from "../../../../api/schema";
import { count } from "../../../../format/money";

/** Since when a balance is due: "ready yesterday", "delivered, ready 3 days ago", "approved 6 days ago". */
export const sinceText = ({ isDelivered, isReady, days }: Pick<AgedBalance, "isDelivered" | "isReady" | "days">): string =>
  `${isDelivered ? "delivered, ready" : isReady ? "ready" : "approved"} ${days === 0 ? "today" : days === 1 ? "yesterday" : `${count(days)} days ago`}`;
