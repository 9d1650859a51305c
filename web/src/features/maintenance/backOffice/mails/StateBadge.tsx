import type { MailState } from "../../../../api/schema";
import { Badge } from "../../../../ui/Badge";

const SAID = {
  waiting: ["waiting", "On its way"],
  held: ["waiting", "Kept back"],
  sent: ["good", "Sent"],
  failed: ["bad", "Did not go"],
  dead: ["info", "Not sent"],
} as const satisfies Record<MailState, readonly [string, string]>;

export function StateBadge({ state }: { state: MailState }) {
  const [kind, words] = SAID[state];
  return <Badge kind={kind}>{words}</Badge>;
}
