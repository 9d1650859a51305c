import type { ReactNode } from "react";
import { Anchor } from "./Anchor";
import styles from "./Card.module.css";
import { Photo, type PhotoProps } from "./Photo";

export interface CardProps extends Pick<
  PhotoProps,
  "image" | "sizes" | "ratio" | "colours" | "eager" | "priority" | "play" | "corner"
> {
  href: string;
  title: string;
  /** A quiet line above the name. */
  type?: ReactNode;
  /** A quiet line below it. */
  line?: ReactNode;
  price?: ReactNode;
  /** The level of the name: 3 under a section's heading, 2 under the page's. */
  level?: 2 | 3 | undefined;
  /** A label on the image's left edge, such as 'New'. */
  flag?: ReactNode;
  /** A control on the image, outside the link. */
  over?: ReactNode;
}

/** An image with its name; the whole card is one link. */
export function Card({ href, title, type, line, price, level = 3, flag, over, ...photo }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.card}>
      <Anchor href={href} className={styles.link}>
        <Photo alt="" {...photo}>
          {flag && <span className={styles.flag}>{flag}</span>}
        </Photo>
        {type && <p className={styles.type}>{type}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {line && <p className={styles.line}>{line}</p>}
        {price && <div className={styles.price}>{price}</div>}
      </Anchor>
      {over && <div className={styles.over}>{over}</div>}
    </div>
  );
}
