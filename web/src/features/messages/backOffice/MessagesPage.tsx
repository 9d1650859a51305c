import { Panel, Screen, WaitingScreen } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import { useFresh } from "../../../admin/useFresh";
import type { MessageEventSettings, MessageSettings } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import { moment } from "../../../admin/moments";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { chats, copy, events, templates } from "../copy";
import { chatTexts, checkTemplates, messageSettings } from "../queries";
import { carriersOf } from "./carriers";
import { ChannelsPanel } from "./ChannelsPanel";
import styles from "./Messages.later.module.css";
import { chat, event, sent, settings } from "./paths";
import { MessageQuietHours } from "./MessageQuietHours";

/** Channels, quiet hours and texts of messages to customers. */
export function MessagesPage() {
  const { data, error, refetch } = useFresh(messageSettings());
  if (!data) return <WaitingScreen title={copy.title} back={settings} failure={error} onRetry={() => void refetch()} />;
  return (
    <Screen title={copy.title} back={settings}>
      <ChannelsPanel settings={data} />
      <OutboxPanel settings={data} />
      <MessageQuietHours key={data.quietHours?.from} settings={data} />
      <EventsPanel settings={data} />
      <ChatsPanel />
    </Screen>
  );
}

function OutboxPanel({ settings: { waiting, failed, consents, whatsapp } }: { settings: MessageSettings }) {
  return (
    <Panel
      title="Outbox"
      aside={
        <Anchor href={sent} className={shared.stitch}>
          View messages
        </Anchor>
      }
    >
      <p className={styles.quiet}>
        {waiting} waiting, {failed} failed. {consents === 1 ? "1 customer" : `${consents} customers`} agreed to messages; others get none.{" "}
        {whatsapp?.hasAppSecret
          ? "Customers who answer STOP on WhatsApp are unticked automatically; other answers are only in your WhatsApp."
          : "When a customer answers STOP, untick messages on their customer page. With a webhook that happens automatically."}
      </p>
    </Panel>
  );
}

function EventsPanel({ settings: data }: { settings: MessageSettings }) {
  return (
    <Panel title="Automatic messages">
      {data.whatsapp?.businessAccountId && <TemplatesLine settings={data} />}
      <ul className={styles.rows}>
        {data.events.map((one) => {
          const carriers = carriersOf(one, data);
          const { title, hint } = events[one.event];
          return (
            <li key={one.event}>
              <Anchor href={event(one.event)}>
                <span>
                  <b>{title}</b>
                  <small>{one.on && carriers.length > 0 ? carriers.join(", ") : hint}</small>
                </span>
                <EventBadges event={one} carried={carriers.length > 0} />
                <Icon name="next" />
              </Anchor>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function EventBadges({ event: { on, templateState }, carried }: { event: MessageEventSettings; carried: boolean }) {
  if (!on) return <Badge kind="info">Off</Badge>;
  const template = templateState && templateState !== "approved" ? templates[templateState] : undefined;
  return (
    <span className={styles.badges}>
      {template && <Badge kind={template[0]}>Template: {template[1].toLowerCase()}</Badge>}
      {carried ? <Badge>On</Badge> : <Badge kind="waiting">Not set up</Badge>}
    </span>
  );
}

/** When WhatsApp was asked for the templates, and asking again. */
function TemplatesLine({ settings: { templatesCheckedAt, templatesProblem } }: { settings: MessageSettings }) {
  const { busy, change } = useChange();
  return (
    <div className={styles.templates}>
      <p className={styles.quiet}>
        {templatesProblem
          ? `The templates could not be checked. ${templatesProblem}`
          : templatesCheckedAt
            ? `Templates checked: ${moment(templatesCheckedAt)}.`
            : "The templates were not checked yet."}
      </p>
      <Button small look="line" busy={busy} onClick={() => void change(checkTemplates)}>
        Check again
      </Button>
    </div>
  );
}

/** The texts of chats that the team opens by hand. */
function ChatsPanel() {
  const { data } = useFresh(chatTexts());
  const own = new Set(data?.texts.map(({ kind }) => kind));
  return (
    <Panel title="WhatsApp chats by hand">
      <p className={styles.quiet}>Free, and needs no set-up: the text that opens in your own WhatsApp from an order.</p>
      <ul className={styles.rows}>
        {(Object.keys(chats) as (keyof typeof chats)[]).map((kind) => (
          <li key={kind}>
            <Anchor href={chat(kind)}>
              <span>
                <b>{chats[kind]}</b>
              </span>
              {own.has(kind) && <Badge kind="info">Own text</Badge>}
              <Icon name="next" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
