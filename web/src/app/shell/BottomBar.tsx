import { useShop } from "../../features/content/public/useShop";
import { classNames } from "../../ui/classNames";
import { Icon } from "../../ui/Icon";
import type { SectionId } from "../home/sections";
import styles from "./Bars.module.css";
import { BOTTOM_BAR } from "./menu";
import { SectionLink } from "./SectionLink";
import { chatLink } from "../../features/content/public/contactLinks";

/** The bottom bar with the sections, on phones. */
export function BottomBar({ active }: { active: SectionId | undefined }) {
  return (
    <nav className={styles.bar} aria-label="Sections">
      {BOTTOM_BAR.map(({ label, section, icon }) => (
        <SectionLink key={section} section={section} current={active === section}>
          <Icon name={icon} />
          {label}
        </SectionLink>
      ))}
    </nav>
  );
}

/** Opens a chat with the shop. Hidden while scrolling down. */
export function ChatButton({ away }: { away: boolean }) {
  const chat = chatLink(useShop());
  if (!chat) return null;
  return (
    <aside aria-label="Chat">
      <a
        href={chat}
        target="_blank"
        rel="noopener"
        className={classNames(styles.chat, away && styles.away)}
        aria-label="Chat with us on WhatsApp"
      >
        <Icon name="chat" />
      </a>
    </aside>
  );
}
