import { Panel, Screen, WaitingScreen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { MessageSettings } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { chats, copy, events } from "../copy";
import { chatTexts, messageSettings } from "../queries";
import { carriersOf } from "./carriers";
import { ChannelsPanel } from "./ChannelsPanel";
import styles from "./Messages.later.module.css";
import { chat, event, sent, settings } from "./paths";
import { QuietHoursPanel } from "./QuietHoursPanel";

/** Channels, quiet hours and texts of messages to customers. */
export function MessagesPage() {
  const { data, error, refetch } = useFresh(messageSettings());
  if (!data) return <WaitingScreen title={copy.title} back={settings} failure={error} onRetry={() => void refetch()} />;
  return (
    <Screen title={copy.title} back={settings}>
      <ChannelsPanel settings={data} />
      <OutboxPanel settings={data} />
      <QuietHoursPanel key={data.quietHours?.from} settings={data} />
      <EventsPanel settings={data} />
      <ChatsPanel />
    </Screen>
  );
}

function OutboxPanel({ settings: { waiting, failed, consents } }: { settings: MessageSettings }) {
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
        {waiting} waiting, {failed} failed. {consents === 1 ? "1 customer" : `${consents} customers`} agreed to messages; nobody else gets any.
        Answers do not reach the program: if someone answers STOP, untick them on their customer page.
      </p>
    </Panel>
  );
}

function EventsPanel({ settings: data }: { settings: MessageSettings }) {
  return (
    <Panel title="Automatic messages">
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
                {!one.on && <Badge kind="info">Off</Badge>}
                {one.on && (carriers.length > 0 ? <Badge>On</Badge> : <Badge kind="waiting">Not set up</Badge>)}
                <Icon name="next" />
              </Anchor>
            </li>
          );
        })}
      </ul>
    </Panel>
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
