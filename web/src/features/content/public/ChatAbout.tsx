import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { chatLink } from "./contactLinks";
import styles from "./ChatAbout.module.css";
import { useShop } from "./useShop";

interface Props {
  /** What is asked about. */
  name: string;
  /** Its path, which the chat gets as a full address. */
  path: string;
  label: string;
}

/** A link to the chat with a question begun; nothing until the shop has a number. */
export function ChatAbout({ name, path, label }: Props) {
  const shop = useShop();
  const address = `${shop?.publicAddress.replace(/\/$/, "") ?? ""}${path}`;
  const chat = chatLink(shop, `Hello! I have a question about “${name}”: ${address}`);
  if (!chat) return null;
  return (
    <p className={styles.chat}>
      <Icon name="chat" />
      <a href={chat} target="_blank" rel="noopener" className={shared.stitch}>
        {label}
      </a>
    </p>
  );
}
