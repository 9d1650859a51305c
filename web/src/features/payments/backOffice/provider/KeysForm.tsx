import { useState } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { SecretField } from "../../../../admin/form/SecretField";
import { MakeSecret } from "../../../../admin/MakeSecret";
import { Panel } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import type { PaymentProviderKeys, PaymentProviderDetail } from "../../../../api/schema";
import { fieldsOf } from "../../../../form/failures";
import { Form } from "../../../../form/Form";
import { useFieldErrors } from "../../../../admin/fieldErrors";
import { Button } from "../../../../ui/Button";
import { classNames } from "../../../../ui/classNames";
import { Field } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import { ACCEPTED, keepKeys, tryKeys, type Asked } from "./asked";
import styles from "./Provider.later.module.css";

/** The form for the provider's keys. They are never stored in the browser, and the server never returns secrets. */
export function KeysForm({ detail }: { detail: PaymentProviderDetail }) {
  const [keyId, setKeyId] = useState(detail.keyId ?? "");
  const [keySecret, setKeySecret] = useState("");
  const [webhookSecret, setWebhookSecret] = useState("");
  /** The webhook secret that was made here: shown to be copied, until it is saved. */
  const [made, setMade] = useState<string>();
  const { wrong, reported: atFields } = useFieldErrors();
  const [asked, setAsked] = useState<Asked>();
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  if (detail.keysFrom === "environment") {
    return (
      <Panel title="Keys">
        <p>The keys are set on the server and cannot be changed on this screen.</p>
        <p className={styles.quiet}>To change them, ask the person who installed the shop for BOUTIQUE_RAZORPAY_KEY_ID and the settings next to it.</p>
      </Panel>
    );
  }
  const stored = detail.keyId !== undefined && keyId.trim() === detail.keyId;
  const input = (): PaymentProviderKeys => ({
    keyId: keyId.trim(),
    ...(keySecret && { keySecret }),
    ...(webhookSecret && { webhookSecret }),
  });
  /** Runs a request; errors are shown at their field, and Razorpay's response below, until the next try. */
  const reported = async (call: typeof tryKeys | typeof keepKeys): Promise<boolean> => {
    setAsked(undefined);
    try {
      await atFields(() => guard(() => call({ body: input() })));
      return true;
    } catch (failure) {
      const because = call.meaningOf(failure);
      setAsked(because && { good: false, ...because });
      if (because || fieldsOf(failure).length > 0) return false;
      throw failure;
    }
  };
  const ask = () => change(async () => (await reported(tryKeys)) && setAsked(ACCEPTED));
  const keep = () =>
    change(async () => {
      if (!(await reported(keepKeys))) return;
      setKeySecret("");
      setWebhookSecret("");
      setMade(undefined);
      toast("Keys saved. The shop now takes payments with them.");
    });
  const make = (secret: string) => {
    setWebhookSecret(secret);
    setMade(secret);
  };
  return (
    <Panel title="Keys">
      <Form autoComplete="off" busy={busy} onSend={keep}>
        <Field
          label="Key ID"
          hint={
            detail.liveOnly
              ? "Starts with rzp_live_, because this shop has taken real payments."
              : "Starts with rzp_test_ or rzp_live_. Find it in the Razorpay dashboard, under API keys."
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={wrong["keyId"]}
          value={keyId}
          onChange={({ target }) => setKeyId(target.value)}
        />
        <SecretField
          label="Key secret"
          saved={stored}
          hint="Razorpay shows it once, together with the key ID."
          optional={stored}
          error={wrong["keySecret"]}
          value={keySecret}
          onChange={({ target }) => setKeySecret(target.value)}
        />
        <SecretField
          label="Webhook secret"
          saved={false}
          hint={
            detail.keysFrom === "screen"
              ? "Saved. A new one applies immediately; the previous one is accepted for two more days."
              : "Choose your own, and enter the same secret in Razorpay's webhook."
          }
          optional={detail.keysFrom === "screen"}
          error={wrong["webhookSecret"]}
          value={webhookSecret}
          onChange={({ target }) => {
            setWebhookSecret(target.value);
            setMade(undefined);
          }}
        />
        <MakeSecret made={made} onMade={make} />
        {asked && (
          <div role={asked.good ? "status" : "alert"} className={classNames(styles.asked, asked.good ? styles.worked : styles.failed)}>
            <b>{asked.title}</b>
            <p>{asked.text}</p>
          </div>
        )}
        <div className={styles.acts}>
          <Button type="submit" busy={busy}>
            Save and take payments
          </Button>
          <Button look="line" busy={busy} busyText="Asking..." onClick={() => void ask()}>
            Test keys
          </Button>
        </div>
      </Form>
      <p className={styles.quiet}>Saving tests the keys with Razorpay first, then restarts the shop with them. This takes a moment.</p>
      {confirmDialog}
    </Panel>
  );
}
