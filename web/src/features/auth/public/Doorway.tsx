import type { ReactNode } from "react";
import { Head } from "../../../site/head/Head";
import { links } from "../../../links";
import { ShopMark } from "../../content/public/ShopMark";
import { useShop } from "../../content/public/useShop";
import { Anchor } from "../../../ui/Anchor";
import needle from "../art/mogra-needle.svg";
import styles from "./Doorway.later.module.css";

interface Props {
  title: string;
  /** The document title, if it differs. */
  head?: string;
  canonical?: string;
  description?: string;
  /** The text in the image. */
  line: string;
  children: ReactNode;
}

/** The layout of the login screens: fabric on half of the screen, on phones only its border; no header or footer. */
export function Doorway({ title, head, canonical, description, line, children }: Props) {
  const shop = useShop();
  return (
    <div className={styles.doorway}>
      <Head
        title={head ?? title}
        {...(canonical && { canonical })}
        {...(description && { description })}
        noindex
      />
      <div className={styles.border} />
      <div className={styles.art}>
        <div>
          <img src={needle} alt="" loading="lazy" />
          <p>{line}</p>
        </div>
      </div>
      <div className={styles.side}>
        <Anchor href={links.home()} className={styles.logo}>
          <ShopMark of={shop} />
          <span>{shop?.businessName ?? "Home"}</span>
        </Anchor>
        <div className={styles.form}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
