import type { EnrolmentState } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";

/** Whether she may watch it. */
export function StateBadge({ state }: { state: EnrolmentState }) {
  if (state === "active") return <Badge icon="check">Watching</Badge>;
  return state === "expired" ? <Badge kind="waiting">Over</Badge> : <Badge kind="bad">Taken back</Badge>;
}
