import type { MailState } from "../../../../api/schema";
import { Badge } from "../../../../ui/Badge";

const SAID = {
  waiting: ["waiting", "Sending"],
  held: ["waiting", "On hold"],
  sent: ["good", "Sent"],
  failed: ["bad", "Failed"],
  dead: ["info", "Not sent"],
} as const satisfies Record<MailState, readonly [string, string]>;

export function StateBadge({ state }: { state: MailState }) {
  const [kind, messages] = SAID[state];
  return <Badge kind={kind}>{messages}</Badge>;
}
