import type { ReactNode } from "react";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import styles from "./AskShop.module.css";
import { chatLink, telephoneLink } from "./contactLinks";
import { useShop } from "./useShop";

/** A notice of something the shop cannot do yet, with a link to the chat, the phone or the contact page. */
export function AskShop({ children, ways }: { children: ReactNode; ways?: ReactNode }) {
  const shop = useShop();
  const chat = chatLink(shop);
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      <p className={styles.ways}>
        {ways}
        {chat && (
          <a href={chat} target="_blank" rel="noopener" className={shared.stitch}>
            Ask us by chat
          </a>
        )}
        {shop?.phone && (
          <a href={telephoneLink(shop.phone)} className={shared.stitch}>
            Call us
          </a>
        )}
        {!chat && (
          <Anchor href={links.contact()} className={shared.stitch}>
            Ask us
          </Anchor>
        )}
      </p>
    </div>
  );
}
