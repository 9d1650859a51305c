import { useState } from "react";
import { LoadedScreen } from "../../../admin/LoadedScreen";
import { Panel, Screen } from "../../../admin/Screen";
import type { MessageSettings } from "../../../api/schema";
import { Form } from "../../../form/Form";
import { PasswordField } from "../../../form/PasswordField";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { connectWhatsApp, disconnect, messageSettings } from "../queries";
import styles from "./Messages.later.module.css";
import { messages } from "./paths";
import { useSaved } from "./useSaved";

/** The shop's number at the WhatsApp Cloud API. */
export function WhatsAppPage() {
  return (
    <LoadedScreen title="WhatsApp" back={messages} read={messageSettings()}>
      {(settings) => <WhatsAppForm settings={settings} />}
    </LoadedScreen>
  );
}

function WhatsAppForm({ settings: { whatsapp } }: { settings: MessageSettings }) {
  const [phoneNumberId, setPhoneNumberId] = useState(whatsapp?.phoneNumberId ?? "");
  const [token, setToken] = useState("");
  const { wrong, busy, save, confirmWindow } = useSaved();
  const keeps = whatsapp?.phoneNumberId === phoneNumberId;
  const connect = async () => {
    if (await save(() => connectWhatsApp({ phoneNumberId: phoneNumberId.trim(), ...(token && { token }) }))) {
      setToken("");
      toast("Saved. The shop has restarted.");
    }
  };
  const remove = async () => {
    if (await save(() => disconnect("whatsapp"))) toast("Disconnected. The shop has restarted.");
  };
  return (
    <Screen title="WhatsApp" back={messages}>
      <Form busy={busy} onSend={() => void connect()}>
        <Panel title="WhatsApp Cloud API">
          <p className={styles.quiet}>
            In Meta’s developer page, add WhatsApp to an app and register the shop’s number. Copy the phone number ID from API Setup, and create a
            permanent token of a system user that may use whatsapp_business_messaging. A number that is used in the WhatsApp app cannot be used here
            too.
          </p>
          <Field
            label="Phone number ID"
            error={wrong["phoneNumberId"]}
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            value={phoneNumberId}
            onChange={({ target }) => setPhoneNumberId(target.value)}
          />
          <PasswordField
            label="Access token"
            hint={keeps ? "Saved, and not shown. Leave empty to keep it." : undefined}
            error={wrong["token"]}
            autoComplete="new-password"
            maxLength={1024}
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
        </Panel>
        <div className={styles.formActs}>
          <Button type="submit" busy={busy}>
            Save
          </Button>
          {whatsapp && (
            <Button look="line" busy={busy} onClick={() => void remove()}>
              Disconnect
            </Button>
          )}
        </div>
      </Form>
      {confirmWindow}
    </Screen>
  );
}
