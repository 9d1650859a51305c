import { useId, useState } from "react";
import { LongLine, type Placed } from "../../../../admin/list/LongList";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { EnquiryEntry } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";
import { useShop } from "../../public/useShop";
import { Badge } from "../../../../ui/Badge";
import { Button, LinkButton } from "../../../../ui/Button";
import { classNames } from "../../../../ui/classNames";
import shared from "../../../../ui/shared.module.css";
import styles from "../Looks.later.module.css";
import { callLink, chatLink, mailLink, spokenNumber } from "./answers";
import { answerEnquiry, markEnquiry } from "./queries";

interface Props extends Placed {
  entry: EnquiryEntry;
  busy: boolean;
  onOpen: () => void;
  /** With the enquiry as it is now; without one if it could not be changed. */
  onChanged: (entry: EnquiryEntry | undefined) => void;
  onTrash: () => void;
  onRestore: () => void;
}

/** One enquiry. Opening it marks it as read; it can be answered by chat, phone or email. */
export function EnquiryCard({ entry, busy, onOpen, onChanged, onTrash, onRestore, ...placed }: Props) {
  const shop = useShop();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { busy: marking, change } = useChange();
  const unread = !entry.readAt && !entry.deletedAt;
  const save = async (request: () => Promise<EnquiryEntry>) => {
    let changed: EnquiryEntry | undefined;
    await change(async () => (changed = await request()));
    onChanged(changed);
    return changed;
  };
  const mark = (isRead: boolean) => void save(() => markEnquiry(entry, isRead));
  const answer = async (answered: boolean) => {
    const text = answered ? `${entry.name}: marked as answered` : `${entry.name}: marked as not answered`;
    const changed = await save(() => answerEnquiry(entry, answered));
    if (changed) offerUndo({ text, undo: async () => void (await save(() => answerEnquiry(changed, !answered))) });
  };
  const toggle = () => {
    setOpen(!open);
    if (open || !unread) return;
    onOpen();
    mark(true);
  };
  const mail = mailLink(entry, shop);
  return (
    <LongLine {...placed} className={classNames(styles.enquiry, unread && styles.unread)}>
      <h2>
        <button type="button" className={styles.from} aria-expanded={open} aria-controls={id} onClick={toggle}>
          <b>
            {unread && <i className={shared.hidden}>Unread: </i>}
            {entry.name}
          </b>
          <time dateTime={entry.createdAt}>
            {day(entry.createdAt)}, {clock(entry.createdAt)}
          </time>
          {!open && <span className={styles.asked}>{entry.message || "Please call me back."}</span>}
          {!open && entry.answeredAt && <Badge icon="check">Answered</Badge>}
        </button>
      </h2>
      <div id={id} hidden={!open} className={styles.message}>
        <p>{entry.message || "No message. Asked to be called back."}</p>
        <p>
          {spokenNumber(entry.phone)}
          {entry.email && `\n${entry.email}`}
        </p>
        {entry.answeredAt && (
          <p>
            <Badge icon="check">Answered</Badge> {entry.answeredBy && `by ${entry.answeredBy}, `}
            {day(entry.answeredAt)}, {clock(entry.answeredAt)}
          </p>
        )}
        <div className={styles.answers}>
          {entry.deletedAt ? (
            <Button small look="line" busy={busy} onClick={onRestore}>
              Restore
            </Button>
          ) : (
            <>
              <LinkButton small look="leaf" icon="chat" href={chatLink(entry, shop)} target="_blank" rel="noopener">
                WhatsApp
              </LinkButton>
              <LinkButton small look="line" icon="phone" href={callLink(entry)}>
                Call
              </LinkButton>
              {mail && (
                <LinkButton small look="line" icon="mail" href={mail}>
                  Mail
                </LinkButton>
              )}
              <Button small look="line" busy={marking} onClick={() => void answer(!entry.answeredAt)}>
                {entry.answeredAt ? "Mark as not answered" : "Mark as answered"}
              </Button>
              <Button
                small
                look="line"
                busy={marking}
                onClick={() => {
                  setOpen(false);
                  mark(false);
                }}
              >
                Unread
              </Button>
              <Button small look="line" busy={busy} onClick={onTrash}>
                Trash
              </Button>
            </>
          )}
        </div>
      </div>
    </LongLine>
  );
}
