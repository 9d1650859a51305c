import { useId, useState } from "react";
import { AskingButton } from "../../../admin/AskingButton";
import { CopyLine } from "../../../admin/CopyLine";
import { LoadedScreen } from "../../../admin/LoadedScreen";
import { SecretField } from "../../../admin/form/SecretField";
import { madeSecret } from "../../../admin/madeSecret";
import { moment } from "../../../admin/moments";
import { PageButtons } from "../../../admin/PageButtons";
import { Panel, Screen } from "../../../admin/Screen";
import { useSaved, type FieldErrors } from "../../../admin/fieldErrors";
import { focusField } from "../../../admin/form/errors";
import type { MessageSettings, UpdateSmsChannel } from "../../../api/schema";
import { Form } from "../../../form/Form";
import { Button } from "../../../ui/Button";
import { Field, Select, TextArea } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { connectSms, disconnect, messageSettings } from "../queries";
import styles from "./Messages.later.module.css";
import { messages } from "./paths";

const EMPTY: Omit<UpdateSmsChannel, "key" | "replySecret"> & { replyNumber: string; replyText: string } = {
  address: "",
  method: "post",
  bodyType: "json",
  body: '{"to": "{number}", "text": "{text}", "sender": "{sender}", "template_id": "{template}"}',
  header: "Authorization",
  sender: "",
  replyNumber: "from",
  replyText: "text",
};

const ADDRESS = /^https?:\/\/\S+$/;
const HEADER = /^[A-Za-z0-9-]*$/;
const SENDER = /^[A-Za-z0-9]*$/;
const FIELD = /^[A-Za-z0-9_.-]+$/;
const FIELD_NAME = "Enter the name: letters, digits, dots, hyphens and underscores.";
const MISPLACED = "Say where number and text go: use {number} or {mobile}, and {text}.";

/** What the server would refuse, in the order of the screen. Only the server knows the saved key. */
function errorsOf({ address, method, bodyType, body, header, sender, replyNumber, replyText }: UpdateSmsChannel): FieldErrors {
  const posts = method === "post";
  const whole = `${address} ${body}`;
  const isMisplaced = !whole.includes("{text}") || !/\{(number|mobile)\}/.test(whole);
  const isWrongJson = posts && bodyType === "json" && !isJson(body);
  return {
    ...(isMisplaced && !posts && { address: MISPLACED }),
    ...(!ADDRESS.test(address) && { address: "Enter the gateway’s address: it begins with https://." }),
    ...(isMisplaced && posts && { body: MISPLACED }),
    ...(isWrongJson && { body: "Enter valid JSON." }),
    ...(!HEADER.test(header) && { header: "Use letters, digits and hyphens, or leave it empty." }),
    ...(!SENDER.test(sender) && { sender: "Use letters and digits, or leave it empty." }),
    ...(replyNumber !== undefined && !FIELD.test(replyNumber) && { replyNumber: FIELD_NAME }),
    ...(replyText !== undefined && !FIELD.test(replyText) && { replyText: FIELD_NAME }),
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The SMS gateway. */
export function SmsPage() {
  return (
    <LoadedScreen title="SMS" back={messages} read={messageSettings()}>
      {(settings) => <SmsForm settings={settings} />}
    </LoadedScreen>
  );
}

function typedOf(sms: MessageSettings["sms"]): typeof EMPTY {
  if (!sms) return EMPTY;
  const { address, method, bodyType, body, header, sender, replyNumber, replyText } = sms;
  return { address, method, bodyType, body, header, sender, replyNumber: replyNumber || EMPTY.replyNumber, replyText: replyText || EMPTY.replyText };
}

function SmsForm({ settings: { sms } }: { settings: MessageSettings }) {
  const [typed, setTyped] = useState(() => typedOf(sms));
  const [key, setKey] = useState("");
  /** The secret in the address of answers; empty ends them. */
  const [replySecret, setReplySecret] = useState<string>();
  const takesAnswers = replySecret === undefined ? sms?.hasReplySecret === true : replySecret !== "";
  const ids = useId();
  const [found, setFound] = useState<FieldErrors>({});
  const { wrong, busy, save, confirmDialog } = useSaved();
  const set = (part: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...part }));
  const connect = async () => {
    const { method, bodyType } = typed;
    const body: UpdateSmsChannel = {
      address: typed.address.trim(),
      method,
      bodyType,
      body: method === "get" ? "" : typed.body.trim(),
      header: typed.header.trim(),
      ...(key && { key }),
      sender: typed.sender.trim(),
      ...(replySecret !== undefined && { replySecret }),
      ...(takesAnswers && { replyNumber: typed.replyNumber.trim(), replyText: typed.replyText.trim() }),
    };
    const errors = errorsOf(body);
    const [first] = Object.keys(errors);
    setFound(errors);
    if (first) return focusField(`${ids}-${first}`);
    if (await save(() => connectSms(body))) {
      setKey("");
      toast("Saved. The shop has restarted.");
    }
  };
  const remove = async () => {
    if (await save(() => disconnect("sms"))) toast("Disconnected. The shop has restarted.");
  };
  const field = (name: "address" | "body" | "header" | "sender" | "replyNumber" | "replyText") => ({
    id: `${ids}-${name}`,
    value: typed[name],
    error: found[name] ?? wrong[name],
    autoComplete: "off",
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => set({ [name]: target.value }),
  });
  return (
    <Screen title="SMS" back={messages}>
      <Form busy={busy} onSend={() => void connect()}>
        <Panel title="SMS gateway">
          <p className={styles.quiet}>
            For SMS in India, register the shop, a sender ID and each text on a DLT portal first. Then copy the call from your gateway’s
            documentation. Address and body take {"{number}"} (919876543210), {"{mobile}"} (9876543210), {"{text}"}, {"{sender}"}, {"{template}"} (DLT
            id of the text) and {"{key}"}.
          </p>
          <Field label="Address" hint="Begins with https://." inputMode="url" maxLength={1024} {...field("address")} />
          <Select label="Method" value={typed.method} onChange={({ target }) => set({ method: target.value === "get" ? "get" : "post" })}>
            <option value="post">POST</option>
            <option value="get">GET: everything is in the address</option>
          </Select>
          {typed.method === "post" && (
            <>
              <Select label="Body type" value={typed.bodyType} onChange={({ target }) => set({ bodyType: target.value === "form" ? "form" : "json" })}>
                <option value="json">JSON</option>
                <option value="form">Form, like to={"{number}"}&amp;text={"{text}"}</option>
              </Select>
              <TextArea label="Body" rows={4} maxLength={2000} {...field("body")} />
            </>
          )}
          <Field label="Header of the key" optional hint="Like Authorization or authkey; empty if the key is in the address or body." maxLength={60} {...field("header")} />
          <SecretField
            label="Key"
            optional
            saved={sms?.hasKey ?? false}
            hint="With Authorization, usually Bearer and the token."
            error={wrong["key"]}
            maxLength={1024}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
          <Field label="Sender ID" optional hint="Registered for DLT, like HEMMOG." maxLength={11} {...field("sender")} />
        </Panel>
        <Panel title="Answers">
          <p className={styles.quiet}>If your gateway can call an address when a customer answers, customers who answer STOP get no more messages. Other answers are not stored.</p>
          {replySecret ? (
            <>
              <CopyLine text={`${location.origin}/api/messages/webhooks/sms/${replySecret}`} label="Copy address" />
              <p className={styles.quiet}>Enter it at your gateway for incoming messages, and save here. It is shown only now.</p>
            </>
          ) : (
            sms?.hasReplySecret && replySecret === undefined && <p className={styles.quiet}>The address is saved, and not shown.</p>
          )}
          <div className={styles.acts}>
            <Button look="line" small onClick={() => setReplySecret(madeSecret())}>
              {takesAnswers ? "Make a new address" : "Make an address"}
            </Button>
            {takesAnswers && (
              <Button look="line" small onClick={() => setReplySecret("")}>
                Stop taking answers
              </Button>
            )}
          </div>
          {takesAnswers && (
            <>
              <Field label="Field with the number" hint="As the gateway names it." maxLength={60} {...field("replyNumber")} />
              <Field label="Field with the text" maxLength={60} {...field("replyText")} />
              <p className={styles.quiet}>{sms?.calledAt ? `Last call from the gateway: ${moment(sms.calledAt)}.` : "The gateway has not called yet."}</p>
            </>
          )}
        </Panel>
        <PageButtons busy={busy}>
          {sms && (
            <AskingButton
              label="Disconnect"
              title="Disconnect SMS?"
              text="No message leaves by SMS any more. The key is deleted: to connect again, you need it from your gateway."
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
