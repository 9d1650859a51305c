import { useId, useState } from "react";
import { AskingButton } from "../../../admin/AskingButton";
import { CopyLine } from "../../../admin/CopyLine";
import { LoadedScreen } from "../../../admin/LoadedScreen";
import { MakeSecret } from "../../../admin/MakeSecret";
import { SecretField } from "../../../admin/form/SecretField";
import { moment } from "../../../admin/moments";
import { PageButtons } from "../../../admin/PageButtons";
import { Panel, Screen } from "../../../admin/Screen";
import { useSaved, type FieldErrors } from "../../../admin/fieldErrors";
import { focusField } from "../../../admin/form/errors";
import type { MessageSettings, UpdateWhatsAppChannel } from "../../../api/schema";
import { Form } from "../../../form/Form";
import { Field } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { connectWhatsApp, disconnect, messageSettings } from "../queries";
import styles from "./Messages.later.module.css";
import { messages } from "./paths";

const ID = /^\d{5,20}$/;

/** What the server would refuse without naming the field. `keeps`: a token of this number is stored. */
function errorsOf({ phoneNumberId, token, businessAccountId }: UpdateWhatsAppChannel, keeps: boolean): FieldErrors {
  return {
    ...(!ID.test(phoneNumberId) && { phoneNumberId: "Enter the phone number ID: 5 to 20 digits." }),
    ...(!keeps && !token && { token: "Enter the access token." }),
    ...(businessAccountId && !ID.test(businessAccountId) && { businessAccountId: "Enter the account ID: 5 to 20 digits, or leave it empty." }),
  };
}

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
  const [account, setAccount] = useState(whatsapp?.businessAccountId ?? "");
  const [appSecret, setAppSecret] = useState("");
  const [verifyToken, setVerifyToken] = useState("");
  const [made, setMade] = useState<string>();
  const ids = useId();
  const [found, setFound] = useState<FieldErrors>({});
  const { wrong, busy, save, confirmDialog } = useSaved();
  const keeps = whatsapp?.phoneNumberId === phoneNumberId.trim();
  const connect = async () => {
    const body: UpdateWhatsAppChannel = {
      phoneNumberId: phoneNumberId.trim(),
      ...(token.trim() && { token: token.trim() }),
      ...(account.trim() && { businessAccountId: account.trim() }),
      ...(appSecret && { appSecret }),
      ...(verifyToken && { verifyToken }),
    };
    const errors = errorsOf(body, keeps);
    const [first] = Object.keys(errors);
    setFound(errors);
    if (first) return focusField(`${ids}-${first}`);
    if (await save(() => connectWhatsApp(body))) {
      setToken("");
      setAppSecret("");
      setVerifyToken("");
      setMade(undefined);
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
            id={`${ids}-phoneNumberId`}
            error={found["phoneNumberId"] ?? wrong["phoneNumberId"]}
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            value={phoneNumberId}
            onChange={({ target }) => setPhoneNumberId(target.value)}
          />
          <SecretField
            label="Access token"
            saved={keeps}
            id={`${ids}-token`}
            error={found["token"] ?? wrong["token"]}
            maxLength={1024}
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
          <Field
            label="WhatsApp Business account ID"
            optional
            hint="From API Setup. With it the program shows which templates are approved; the token also needs whatsapp_business_management."
            id={`${ids}-businessAccountId`}
            error={found["businessAccountId"] ?? wrong["businessAccountId"]}
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            value={account}
            onChange={({ target }) => setAccount(target.value)}
          />
        </Panel>
        <Panel title="Webhook">
          <p className={styles.quiet}>
            With it the outbox shows what was delivered and read, and customers who answer STOP get no more messages. Save the two secrets here first. Then enter
            this address and the verify token in Meta’s developer page under WhatsApp, Configuration, and subscribe to messages.
          </p>
          <CopyLine text={`${location.origin}/api/messages/webhooks/whatsapp`} label="Copy address" />
          <SecretField
            label="App secret"
            optional
            saved={keeps && whatsapp.hasAppSecret}
            hint="From App settings, Basic. Meta signs its calls with it."
            error={wrong["appSecret"]}
            maxLength={200}
            value={appSecret}
            onChange={({ target }) => setAppSecret(target.value)}
          />
          <SecretField
            label="Verify token"
            optional
            saved={keeps && whatsapp.hasVerifyToken}
            hint="Choose your own, and enter the same in Meta’s page."
            error={wrong["verifyToken"]}
            maxLength={200}
            value={verifyToken}
            onChange={({ target }) => {
              setVerifyToken(target.value);
              setMade(undefined);
            }}
          />
          <MakeSecret
            made={made}
            what="token"
            onMade={(secret) => {
              setVerifyToken(secret);
              setMade(secret);
            }}
          />
          <p className={styles.quiet}>{whatsapp?.calledAt ? `Last call from Meta: ${moment(whatsapp.calledAt)}.` : "Meta has not called yet."}</p>
        </Panel>
        <PageButtons busy={busy}>
          {whatsapp && (
            <AskingButton
              label="Disconnect"
              title="Disconnect WhatsApp?"
              text="No message leaves by WhatsApp any more. The access token and the app secret are deleted: to connect again, you need them from Meta."
              yes="Disconnect"
              busy={busy}
              onYes={remove}
            />
          )}
        </PageButtons>
      </Form>
      {confirmDialog}
    </Screen>
  );
}
