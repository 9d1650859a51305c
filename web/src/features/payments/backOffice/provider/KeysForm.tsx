import { useState } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { Panel } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import type { PaymentProviderKeys, PaymentProviderSheet } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import { Field } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import { keepKeys, tryKeys } from "../queries";
import styles from "./Provider.later.module.css";

/** The keys of her account. Nothing of it is kept in the browser, and secrets never come back from the server. */
export function KeysForm({ sheet }: { sheet: PaymentProviderSheet }) {
  const [keyId, setKeyId] = useState(sheet.keyId ?? "");
  const [keySecret, setKeySecret] = useState("");
  const [webhookSecret, setWebhookSecret] = useState("");
  const { busy, change } = useChange();
  const { guard, confirmWindow } = useConfirmed();
  if (sheet.keysFrom === "environment") {
    return (
      <Panel title="Keys">
        <p className={styles.quiet}>
          They are set where the program is started, in BOUTIQUE_RAZORPAY_KEY_ID and its neighbours. Change them there.
        </p>
      </Panel>
    );
  }
  const kept = sheet.keyId !== undefined && keyId.trim() === sheet.keyId;
  const wish = (): PaymentProviderKeys => ({
    keyId: keyId.trim(),
    ...(keySecret && { keySecret }),
    ...(webhookSecret && { webhookSecret }),
  });
  const ask = async () => {
    if (await change(() => guard(() => tryKeys(wish())))) toast("Razorpay accepts these keys");
  };
  const keep = async () => {
    if (!(await change(() => guard(() => keepKeys(wish()))))) return;
    setKeySecret("");
    setWebhookSecret("");
    toast("The shop takes payments with these keys");
  };
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
            sheet.liveOnly
              ? "It begins with rzp_live_: this shop has taken real money."
              : "It begins with rzp_test_ or rzp_live_. You find it in Razorpay's dashboard, under API keys."
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={keyId}
          onChange={({ target }) => setKeyId(target.value)}
        />
        <Field
          label="Key secret"
          hint={kept ? "Kept. Leave this empty to keep it as it is." : "Razorpay shows it once, together with the key id."}
          type="password"
          autoComplete="off"
          optional={kept}
          value={keySecret}
          onChange={({ target }) => setKeySecret(target.value)}
        />
        <Field
          label="Webhook secret"
          hint={
            sheet.keysFrom === "screen"
              ? "Kept. A new one counts at once; the one before is good for two more days."
              : "A word of your own choice; write the same one into Razorpay's webhook."
          }
          type="password"
          autoComplete="off"
          optional={sheet.keysFrom === "screen"}
          value={webhookSecret}
          onChange={({ target }) => setWebhookSecret(target.value)}
        />
        <div className={styles.acts}>
          <Button type="submit" busy={busy}>
            Take payments with these keys
          </Button>
          <Button look="line" disabled={busy} onClick={() => void ask()}>
            Ask Razorpay
          </Button>
        </div>
      </form>
      <p className={styles.quiet}>The shop asks Razorpay first. Then it closes for a moment and opens with the new keys.</p>
      {confirmWindow}
    </Panel>
  );
}
