import { useState } from "react";
import { useTyped } from "../../../admin/form/useTyped";
import { useDraft } from "../../../admin/useDraft";
import { FormDialog } from "../../../form/FormDialog";
import { TextArea } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import styles from "./Parts.later.module.css";
import { firstNameOf, type Subject } from "./subject";

const LONGEST = 500;

const MESSAGES = {
  decline: {
    title: (name: string) => `Decline ${name}'s request?`,
    yes: "Decline request",
    no: "Cancel",
    reasons: [
      "We are fully booked that week. Please choose a later day.",
      "We do not pick up at your address yet. You are welcome to bring it to the shop.",
      "We do not stitch this type of garment.",
    ],
  },
  callOff: {
    title: (name: string) => `Cancel ${name}'s order?`,
    yes: "Cancel order",
    no: "Keep order",
    reasons: ["As you asked on the phone.", "We did not receive the fabric.", "We could not get a matching lining."],
  },
} as const;

const SEEN_WITH_ACCOUNT = "The customer sees it if they have an account.";

interface Props {
  kind: keyof typeof MESSAGES;
  of: Subject;
  /** Taken in the shop: the customer may have no account, which shows the reason. */
  inShop?: boolean;
  /** What else to know before. */
  note?: string | undefined;
  onClose: () => void;
  /** Resolves to true when it was done. */
  onGiven: (reason: string) => Promise<boolean>;
}

/** Asks for the reason before a request is declined or an order cancelled. The customer sees it. */
export function ReasonDialog({ kind, of, inShop = false, note, onClose, onGiven }: Props) {
  const reason = useTyped(useDraft(`${kind}:${of.id}`));
  const [busy, setBusy] = useState(false);
  const messages = MESSAGES[kind];
  const name = firstNameOf(of);

  const give = async () => {
    const text = reason.value.trim();
    if (!text) {
      reason.refuse(inShop ? "Enter a reason." : `Enter a reason. ${name} will see it.`);
      return;
    }
    setBusy(true);
    const done = await onGiven(text);
    setBusy(false);
    if (!done) return;
    reason.setValue("");
    onClose();
  };
  return (
    <FormDialog title={messages.title(name)} act={messages.yes} no={messages.no} actsClass={styles.pair} stored busy={busy} onClose={onClose} onSend={give}>
      <p className={shared.muted}>
        {of.serviceName}, {of.number}
      </p>
      {note && <p>{note}</p>}
      <ul className={styles.reasons} aria-label="Suggested reasons">
        {messages.reasons.map((ready) => (
          <li key={ready}>
            <button type="button" aria-pressed={reason.value === ready} onClick={() => reason.setValue(ready)}>
              {ready}
            </button>
          </li>
        ))}
      </ul>
      <TextArea label={inShop ? "Reason" : `Reason (${name} will see this)`} hint={inShop && SEEN_WITH_ACCOUNT} rows={3} maxLength={LONGEST} {...reason.field} />
    </FormDialog>
  );
}
