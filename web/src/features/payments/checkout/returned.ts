import { toast } from "../../../ui/noticeStore";
import { underWay } from "./underWay";

const UNKNOWN = "This payment could not be confirmed. If you were charged, it appears here automatically or is refunded.";

/**
 * Handles the return from the payment provider's own page, whose URL says how it ended. The pending payment is stored
 * in the browser, and the screen it belongs to polls its state; only without a stored payment is there something to
 * report here. The parameter is removed from the URL, so that a reload does not report it again.
 */
export function noteReturn(name: string): void {
  const address = new URL(location.href);
  const ended = address.searchParams.get(name);
  if (ended === null) return;
  address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
  if (ended === "failed" && underWay().length === 0) toast(UNKNOWN, { kind: "warning" });
}
