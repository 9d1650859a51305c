import { useState } from "react";
import { useDraft } from "../../../admin/useDraft";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { TextArea } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import styles from "./Parts.later.module.css";
import { firstNameOf, type Subject } from "./subject";

const LONGEST = 500;

const MESSAGES = {
  decline: {
    title: (name: string) => `Decline ${name}'s request?`,
    yes: "Decline the request",
    no: "Keep it waiting",
    reasons: [
      "We have no free hands in that week. Please ask for a later day.",
      "We do not come to your street yet. You are welcome to bring it to the shop.",
      "We do not stitch this kind of piece.",
    ],
  },
  callOff: {
    title: (name: string) => `Call off ${name}'s order?`,
    yes: "Call it off",
    no: "Keep the order",
    reasons: ["As you asked us on the phone.", "The cloth did not reach us.", "We could not find the lining for it."],
  },
} as const;

interface Props {
  kind: keyof typeof MESSAGES;
  of: Subject;
  onClose: () => void;
  /** True when it was done. */
  onGiven: (reason: string) => Promise<boolean>;
}

/** Asks why before a request is declined or an order called off: the customer reads it. */
export function ReasonWindow({ kind, of, onClose, onGiven }: Props) {
  const [reason, setReason] = useDraft(`${kind}:${of.id}`);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const messages = MESSAGES[kind];
  const name = firstNameOf(of);

  const give = async () => {
    const text = reason.trim();
    if (!text) {
      setError(`Write why: ${name} reads it.`);
      return;
    }
    setBusy(true);
    const done = await onGiven(text);
    setBusy(false);
    if (!done) return;
    setReason("");
    onClose();
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} title={messages.title(name)}>
      <p className={shared.muted}>
        {of.serviceName}, {of.number}
      </p>
      <ul className={styles.reasons} aria-label="Reasons to choose from">
        {messages.reasons.map((ready) => (
          <li key={ready}>
            <button
              type="button"
              aria-pressed={reason === ready}
              onClick={() => {
                setReason(ready);
                setError(undefined);
              }}
            >
              {ready}
            </button>
          </li>
        ))}
      </ul>
      <TextArea
        label={`Why? ${name} reads this`}
        rows={3}
        maxLength={LONGEST}
        value={reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError(undefined);
        }}
      />
      <div className={styles.pair}>
        <Button look="solid" busy={busy} onClick={() => void give()}>
          {messages.yes}
        </Button>
        <Button look="line" disabled={busy} onClick={onClose}>
          {messages.no}
        </Button>
      </div>
    </Dialog>
  );
}
