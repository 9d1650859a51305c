import { toast } from "../../../ui/noticeStore";
import { underWay } from "./underWay";

const UNKNOWN = "This payment could not be confirmed. If money was taken, it appears here by itself or comes back to you.";

/**
 * Somebody comes back from the payment provider's own page: the address says how it ended. What she left for is noted
 * in the browser and told by the screen it belongs to, which asks the shop; only without a note is there something to
 * say here. The word goes from the address, so that a reload does not bring it again.
 */
export function noteReturn(name: string): void {
  const address = new URL(location.href);
  const ended = address.searchParams.get(name);
  if (ended === null) return;
  address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
  if (ended === "failed" && underWay().length === 0) toast(UNKNOWN, { kind: "warning" });
}
