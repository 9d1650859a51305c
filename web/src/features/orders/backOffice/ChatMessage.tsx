import { useState } from "react";
import type { Order } from "../../../api/schema";
import { useShop } from "../../../shop/useShop";
import { LinkButton } from "../../../ui/Button";
import { TextArea } from "../../../ui/Field";
import { chatText } from "./chatText";
import styles from "./OrderSheet.later.module.css";
import { firstNameOf, subjectOf } from "./subject";
import { chatLink } from "./ways";

/** A ready message about how it stands; she changes what she likes and sends it from her own WhatsApp. */
export function ChatMessage({ of: order }: { of: Order }) {
  const shop = useShop();
  const of = subjectOf(order);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chatText("status", { ...of, ...(order.advancePaise !== undefined && { advancePaise: order.advancePaise }) }, shop);
  return (
    <div className={styles.chat}>
      <TextArea label={`Tell ${firstNameOf(of)} on WhatsApp`} rows={4} value={text} onChange={({ target }) => setTyped(target.value)} />
      <LinkButton href={chatLink(of, text)} look="line" icon="chat" target="_blank" rel="noopener">
        Open WhatsApp with this text
      </LinkButton>
    </div>
  );
}
