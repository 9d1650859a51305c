import { useState } from "react";
import { LoadedScreen } from "../../../admin/LoadedScreen";
import { PageButtons } from "../../../admin/PageButtons";
import { Panel, Screen } from "../../../admin/Screen";
import { useUndoHere } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import { useSaved } from "../../../admin/fieldErrors";
import type { MessageChannel, MessageEventSettings, MessageSettings } from "../../../api/schema";
import { Form } from "../../../form/Form";
import { useVisit } from "../../../site/visit";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { Badge } from "../../../ui/Badge";
import { channels, events, templates } from "../copy";
import { messageSettings, sendTest, updateEvent } from "../queries";
import styles from "./Messages.later.module.css";
import { messages } from "./paths";
import { Preview } from "./Preview";
import { TextWithNames } from "./TextWithNames";

/** The messages about one event: switch, templates, text, preview and a test. */
export function EventPage() {
  const name = useVisit().path.split("/").at(-1);
  return (
    <LoadedScreen title="Message" back={messages} read={messageSettings()}>
      {(settings) => {
        const event = settings.events.find((one) => one.event === name);
        return event ? <EventForm key={event.event} event={event} settings={settings} /> : <Screen title="Message" back={messages}>There is no such message.</Screen>;
      }}
    </LoadedScreen>
  );
}

/** Placeholders in the order in which the text names them, as WhatsApp counts them. */
function numbered(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([a-z]+)\}/g)].map(([, name = ""]) => name))];
}

/** What is typed. It follows what is stored, as others change it too, until something is typed. */
function useFollowing<Stored>(stored: Stored) {
  const [typed, setTyped] = useState(stored);
  const [before, setBefore] = useState(stored);
  if (JSON.stringify(stored) !== JSON.stringify(before)) {
    setBefore(stored);
    if (JSON.stringify(typed) === JSON.stringify(before)) setTyped(stored);
  }
  return [typed, setTyped] as const;
}

function EventForm({ event, settings }: { event: MessageEventSettings; settings: MessageSettings }) {
  const { event: name, placeholders, usualText, templateState, templateReason, ...stored } = event;
  const [typed, setTyped] = useFollowing(stored);
  const undoHere = useUndoHere();
  const { wrong, busy, save } = useSaved();
  const set = (part: Partial<typeof stored>) => setTyped((before) => ({ ...before, ...part }));
  const { title, hint } = events[name];
  const samples = new Map(placeholders.map((one) => [one.name, one.sample]));
  const changed = JSON.stringify(typed) !== JSON.stringify(stored);
  const send = async () => {
    const sent = { ...typed, text: typed.text.trim() };
    if (!(await save(() => updateEvent(name, sent)))) return;
    toast("Saved");
    setTyped((now) => (now === typed ? sent : now));
  };
  const takeUsual = () => {
    set({ text: usualText });
    undoHere({ text: "Your text was replaced by the usual one", undo: async () => set({ text: typed.text }) });
  };
  const field = (key: "whatsappTemplate" | "language" | "dltTemplate") => ({
    value: typed[key],
    error: wrong[key],
    autoComplete: "off",
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [key]: target.value.trim() }),
  });
  return (
    <Screen title={title} back={messages}>
      <Form busy={busy} onSend={() => void send()}>
        <Panel
          title="Text"
          aside={
            <label className={styles.switch}>
              <input type="checkbox" checked={typed.on} onChange={({ target }) => set({ on: target.checked })} />
              {typed.on ? "On" : "Off"}
            </label>
          }
        >
          <p className={styles.quiet}>{hint}. An SMS is sent as it is written here; it has to match the text that is registered for DLT.</p>
          <Preview text={typed.text} samples={samples} />
          <TextWithNames text={typed.text} names={placeholders.map((one) => one.name)} error={wrong["text"]} most={600} onChange={(text) => set({ text })} />
          {typed.text !== usualText && (
            <Button look="line" small onClick={takeUsual}>
              Use the usual text
            </Button>
          )}
        </Panel>
        <Panel title="WhatsApp template">
          <p className={styles.quiet}>
            Create it in WhatsApp Manager with the same text, as a utility template, and wait until it is approved. Instead of the placeholders write{" "}
            {numbered(typed.text).map((one, place) => (
              <span key={one}>
                {place > 0 && ", "}
                {`{{${place + 1}}}`} for {one}
              </span>
            ))}
            .
          </p>
          {templateState && (
            <div className={styles.template}>
              <Badge kind={templates[templateState][0]}>{templates[templateState][1]}</Badge>
              <p className={styles.quiet}>
                {templates[templateState][2]}
                {templateReason && ` Reason: ${templateReason}.`}
              </p>
            </div>
          )}
          <Field label="Template name" optional hint="Like order_ready; empty to send no WhatsApp." maxLength={512} {...field("whatsappTemplate")} />
          <Field label="Language code" hint="As in WhatsApp Manager, like en or ta." maxLength={6} {...field("language")} />
        </Panel>
        <Panel title="SMS">
          <Field label="DLT template ID" optional hint="Of the registered text." inputMode="numeric" maxLength={30} {...field("dltTemplate")} />
        </Panel>
        <PageButtons busy={busy}>
          <Tests event={event} settings={settings} disabled={changed} />
        </PageButtons>
      </Form>
    </Screen>
  );
}

/** Sends the saved message to the owner's own phone. */
function Tests({ event: { event }, settings, disabled }: { event: MessageEventSettings; settings: MessageSettings; disabled: boolean }) {
  const { busy, changed } = useChange();
  const test = async (channel: MessageChannel) => {
    const result = await changed(() => sendTest({ event, channel }));
    if (result?.sent) toast(`Test sent to ${result.number}`);
    else if (result?.problem) toast(result.problem, { kind: "error", ms: 8000 });
  };
  const connected = [...(settings.whatsapp ? (["whatsapp"] as const) : []), ...(settings.sms ? (["sms"] as const) : [])];
  if (connected.length === 0) return <p className={styles.quiet}>No channel is connected, so nothing is sent yet.</p>;
  if (disabled) return null;
  return connected.map((channel) => (
    <Button key={channel} look="line" busy={busy} onClick={() => void test(channel)}>
      Send a test to my phone by {channels[channel]}
    </Button>
  ));
}
