import { useState } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { Panel } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { ProblemError } from "../../../../api/problem";
import type { PaymentProviderKeys, PaymentProviderDetail } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import { classNames } from "../../../../ui/classNames";
import { Field } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import { keepKeys, tryKeys } from "../queries";
import { ACCEPTED, refusedBecause, type Asked } from "./asked";
import styles from "./Provider.later.module.css";

/** The keys of her account. Nothing of it is kept in the browser, and secrets never come back from the server. */
export function KeysForm({ detail }: { detail: PaymentProviderDetail }) {
  const [keyId, setKeyId] = useState(detail.keyId ?? "");
  const [keySecret, setKeySecret] = useState("");
  const [webhookSecret, setWebhookSecret] = useState("");
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<Asked>();
  const { busy, change } = useChange();
  const { guard, confirmWindow } = useConfirmed();
  if (detail.keysFrom === "environment") {
    return (
      <Panel title="Keys">
        <p>Whoever installed this shop has set them there, so they cannot be changed on this screen.</p>
        <p className={styles.quiet}>To change them, ask for BOUTIQUE_RAZORPAY_KEY_ID and the settings beside it.</p>
      </Panel>
    );
  }
  const stored = detail.keyId !== undefined && keyId.trim() === detail.keyId;
  const input = (): PaymentProviderKeys => ({
    keyId: keyId.trim(),
    ...(keySecret && { keySecret }),
    ...(webhookSecret && { webhookSecret }),
  });
  /** What does not fit is told at its field, and what Razorpay said below; both stay until she tries again. */
  const reported = async (act: () => Promise<unknown>): Promise<boolean> => {
    setWrong({});
    setAsked(undefined);
    try {
      await guard(act);
      return true;
    } catch (failure) {
      const because = refusedBecause(failure);
      const fields = failure instanceof ProblemError ? (failure.problem.fields ?? []) : [];
      setAsked(because);
      setWrong(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      if (because || fields.length > 0) return false;
      throw failure;
    }
  };
  const ask = () => change(async () => (await reported(() => tryKeys(input()))) && setAsked(ACCEPTED));
  const keep = () =>
    change(async () => {
      if (!(await reported(() => keepKeys(input())))) return;
      setKeySecret("");
      setWebhookSecret("");
      toast("The shop takes payments with these keys");
    });
  return (
    <Panel title="Keys">
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void keep();
        }}
      >
        <Field
          label="Key id"
          hint={
            detail.liveOnly
              ? "It begins with rzp_live_: this shop has taken real money."
              : "It begins with rzp_test_ or rzp_live_. You find it in Razorpay's dashboard, under API keys."
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={wrong["keyId"]}
          value={keyId}
          onChange={({ target }) => setKeyId(target.value)}
        />
        <Field
          label="Key secret"
          hint={stored ? "Kept. Leave this empty to keep it as it is." : "Razorpay shows it once, together with the key id."}
          type="password"
          autoComplete="off"
          optional={stored}
          error={wrong["keySecret"]}
          value={keySecret}
          onChange={({ target }) => setKeySecret(target.value)}
        />
        <Field
          label="Webhook secret"
          hint={
            detail.keysFrom === "screen"
              ? "Kept. A new one counts at once; the one before is good for two more days."
              : "A word of your own choice; write the same one into Razorpay's webhook."
          }
          type="password"
          autoComplete="off"
          optional={detail.keysFrom === "screen"}
          error={wrong["webhookSecret"]}
          value={webhookSecret}
          onChange={({ target }) => setWebhookSecret(target.value)}
        />
        {asked && (
          <div role={asked.good ? "status" : "alert"} className={classNames(styles.asked, asked.good ? styles.worked : styles.failed)}>
            <b>{asked.title}</b>
            <p>{asked.text}</p>
          </div>
        )}
        <div className={styles.acts}>
          <Button type="submit" busy={busy}>
            Take payments with these keys
          </Button>
          <Button look="line" busy={busy} busyText="Asking..." onClick={() => void ask()}>
            Only ask Razorpay
          </Button>
        </div>
      </form>
      <p className={styles.quiet}>The shop asks Razorpay first. Then it closes for a moment and opens with the new keys.</p>
      {confirmWindow}
    </Panel>
  );
}
