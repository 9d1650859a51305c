import { useState } from "react";
import type { Order } from "../../../api/schema";
import { useChatTemplates } from "../../messages/public/useChatTemplates";
import { useShop } from "../../content/public/useShop";
import { LinkButton } from "../../../ui/Button";
import { TextArea } from "../../../ui/Field";
import { advanceLeft } from "../myOrders/order";
import { chatText } from "./chatText";
import styles from "./OrderDetail.later.module.css";
import { firstNameOf, subjectOf } from "./subject";
import { chatLink } from "./ways";

/** A suggested message about the order's status, to edit and send from the staff member's own WhatsApp. */
export function ChatMessage({ of: order }: { of: Order }) {
  const shop = useShop();
  const write = useChatTemplates();
  const of = subjectOf(order);
  const [typed, setTyped] = useState<{ text: string; at: Order["status"]; sent: boolean }>();
  // A sent message is replaced at the next step; an unsent one stays, even if another user moves the order.
  const own = typed && (typed.at === order.status || !typed.sent) ? typed.text : undefined;
  const text = own ?? chatText("status", { ...of, advancePaise: advanceLeft(order), ...(order.statusKey && { statusKey: order.statusKey }) }, shop, write);
  return (
    <div className={styles.chat}>
      <TextArea label={`WhatsApp message to ${firstNameOf(of)}`} rows={4} value={text} onChange={({ target }) => setTyped({ text: target.value, at: order.status, sent: false })} />
      <LinkButton
        href={chatLink(of, text)}
        look="line"
        icon="chat"
        target="_blank"
        rel="noopener"
        onClick={() => typed && setTyped({ ...typed, at: order.status, sent: true })}
      >
        Open in WhatsApp
      </LinkButton>
    </div>
  );
}
