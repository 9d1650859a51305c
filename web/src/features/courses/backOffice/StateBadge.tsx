import type { EnrolmentState } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";

/** The state of an enrolment. */
export function StateBadge({ state }: { state: EnrolmentState }) {
  if (state === "active") return <Badge icon="check">Active</Badge>;
  return state === "expired" ? <Badge kind="waiting">Expired</Badge> : <Badge kind="bad">Removed</Badge>;
}
