import type { MailPreview } from "../../../../api/schema";
import { useShop } from "../../../content/public/useShop";
import { classNames } from "../../../../ui/classNames";
import { Facts } from "../../../../ui/Facts";
import styles from "./MailPreview.later.module.css";

interface Props {
  content: MailPreview;
  subject: string;
  recipient: string;
}

/** An email as email apps show it. Its button is inactive: the link belongs to the recipient. */
export function MailPreview({ content, subject, recipient }: Props) {
  const { heading, paragraphs, image, imageAlt, facts, button, buttonAddress, closing, steps, footer } = content;
  const [shop, ...rest] = footer;
  const logo = useShop()?.logo;
  return (
    <section className={styles.mail} aria-label={`Email: ${subject}`}>
      <header className={styles.envelope}>
        <b>{subject}</b>
        <small>
          From {shop} to {recipient || "deleted account"}
        </small>
      </header>
      <div className={styles.surface}>
        <p className={classNames(styles.shop, logo && styles.withLogo)}>
          {logo && <img {...logo} alt="" />}
          {shop}
        </p>
        <div className={styles.temple} aria-hidden="true" />
        <div className={styles.body}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {(image || facts.length > 0) && (
            <div className={styles.card}>
              {image && <img src={ownPath(image)} alt={imageAlt ?? ""} loading="lazy" width={1200} height={630} />}
              <Facts of={facts.map(({ label: name, value }) => ({ name, value }))} />
            </div>
          )}
          {button && (
            <p className={styles.button}>
              <span>{button}</span>
              <small>{buttonAddress}</small>
            </p>
          )}
          {closing.map((text) => (
            <p key={text} className={styles.closing}>
              {text}
            </p>
          ))}
          {steps.length > 0 && (
            <ol>
              {steps.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          )}
        </div>
        <footer>
          {shop}
          {rest.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </footer>
      </div>
    </section>
  );
}

/** Maps an absolute URL of the shop to a path, so that images load from this page's origin. */
function ownPath(address: string): string {
  try {
    return new URL(address).pathname;
  } catch {
    return address;
  }
}
