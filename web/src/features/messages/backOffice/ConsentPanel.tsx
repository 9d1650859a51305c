import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import { useFresh } from "../../../admin/useFresh";
import { day } from "../../../format/date";
import { Choice } from "../../../ui/Field";
import { useMay } from "../../auth/public/useMay";
import { customerConsent, updateCustomerConsent } from "../queries";
import styles from "./Messages.later.module.css";

const SOURCES = {
  booking: "with a booking",
  account: "in the account",
  counter: "recorded by the team",
  whatsapp_reply: "by answering STOP on WhatsApp",
  sms_reply: "by answering STOP to an SMS",
} as const;

/** A customer's consent to messages, which the team records as they said it. */
export function ConsentPanel({ userId }: { userId: number }) {
  return useMay("counter") ? <Consent userId={userId} /> : null;
}

function Consent({ userId }: { userId: number }) {
  const { data } = useFresh(customerConsent(userId));
  const { busy, change } = useChange();
  if (!data) return null;
  const { given, changedAt, source } = data;
  return (
    <Panel title="WhatsApp and SMS">
      <Choice
        label="Wants updates about orders by WhatsApp or SMS"
        checked={given}
        disabled={busy}
        onChange={({ target }) => void change(() => updateCustomerConsent(userId, target.checked))}
      />
      <p className={styles.quiet}>
        {changedAt && source ? `${given ? "Agreed" : "Withdrawn"} on ${day(changedAt)}, ${SOURCES[source]}.` : "Not asked yet."} Tick it only if the
        customer said so.
      </p>
    </Panel>
  );
}
