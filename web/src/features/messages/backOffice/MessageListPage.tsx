import { ItemList } from "../../../admin/list/ItemList";
import type { Row } from "../../../admin/list/ItemRow";
import { usePagedItems } from "../../../admin/list/useItems";
import { useAddress, withKey } from "../../../admin/list/useAddress";
import { moment, momentInside } from "../../../admin/moments";
import { Screen } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import type { MessageState, MessageSummary } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { toast } from "../../../ui/noticeStore";
import { channels, events, states } from "../copy";
import { messageList, resendMessage } from "../queries";
import styles from "./Messages.later.module.css";
import { messages } from "./paths";

const STATES: readonly MessageState[] = ["failed", "waiting", "sent", "given_up"];

/** When a message was sent, or what happens to it. */
function whenOf({ state, createdAt, sentAt, dueAt }: MessageSummary): string {
  if (sentAt && state === "sent") return moment(sentAt);
  return state === "waiting" && dueAt ? `Next attempt ${momentInside(dueAt)}` : moment(createdAt);
}

/** A sent message says how far it came, as WhatsApp reports it. */
function progressOf({ state, deliveredAt, readAt }: MessageSummary): string {
  if (state === "sent" && readAt) return "Read";
  return state === "sent" && deliveredAt ? "Delivered" : states[state][1];
}

/** A message that was tried, to a customer who still has an account. */
const canResend = ({ customer, state, attempts }: MessageSummary): boolean => customer !== undefined && (state !== "waiting" || attempts > 0);

/** All messages to customers: waiting, sent, failed and given up. */
export function MessageListPage() {
  const { path, search } = useAddress();
  const state = STATES.find((one) => one === search.get("filter"));
  const list = usePagedItems(({ before }) => messageList({ before, state }));
  const { change } = useChange();
  const resend = async ({ id, customer }: MessageSummary) => {
    if (await change(() => resendMessage(id))) toast(`Sending to ${customer}`);
  };
  const rowOf = (message: MessageSummary): Row => ({
    id: message.id,
    title: message.event ? events[message.event].title : "Message",
    detail: (
      <>
        {message.lastError && <p className={styles.problem}>{message.lastError}</p>}
        <p>
          To {message.customer ?? "deleted account"}
          {message.number && `, ${message.number}`}. {whenOf(message)}
        </p>
        {message.text && <p>“{message.text}”</p>}
      </>
    ),
    badges: (
      <>
        <Badge kind={states[message.state][0]}>{progressOf(message)}</Badge>
        {message.channel && <Badge kind="info">{channels[message.channel]}</Badge>}
      </>
    ),
    fresh: message.state === "failed",
  });
  return (
    <Screen title="Outbox" back={messages}>
      <nav className={styles.tabs} aria-label="Filter">
        {[undefined, ...STATES].map((one) => (
          <Anchor key={one ?? "all"} href={withKey(path, search, "filter", one ?? "")} replace aria-current={one === state ? "page" : undefined}>
            {one ? states[one][1] : "All"}
          </Anchor>
        ))}
      </nav>
      <ItemList
        label="Messages"
        list={list}
        row={rowOf}
        more={(message) =>
          canResend(message) ? [{ label: message.state === "waiting" ? "Try now" : "Send again", run: () => void resend(message) }] : []
        }
        empty={
          state
            ? { title: "No messages here", text: "No messages match this filter." }
            : { title: "No messages yet", text: "The first one is queued when a customer who agreed books, pays or is reminded." }
        }
      />
    </Screen>
  );
}
