import type { MailState } from "../../../../api/schema";
import { useEmailDelivery } from "../../../auth/public/useEmailDelivery";
import { Badge } from "../../../../ui/Badge";

const SAID = {
  waiting: ["waiting", "Sending"],
  held: ["waiting", "On hold"],
  sent: ["good", "Sent"],
  failed: ["bad", "Failed"],
  dead: ["info", "Not sent"],
} as const satisfies Record<MailState, readonly [string, string]>;

/** Without email delivery, what would be sent is stored as a file. */
const STORED: Partial<Record<MailState, readonly ["waiting" | "info", string]>> = { waiting: ["waiting", "Waiting"], sent: ["info", "Stored, not sent"] };

export function StateBadge({ state }: { state: MailState }) {
  const delivers = useEmailDelivery();
  const [kind, label] = (!delivers && STORED[state]) || SAID[state];
  return <Badge kind={kind}>{label}</Badge>;
}
