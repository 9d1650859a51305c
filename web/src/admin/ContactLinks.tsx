import { classNames } from "../ui/classNames";
import { Icon, type IconName } from "../ui/Icon";
import styles from "./ContactLinks.later.module.css";

export interface ContactLink {
  href: string;
  icon: IconName;
  word: string;
  label: string;
}

interface Props {
  links: readonly ContactLink[];
  /** Shows a label below each icon. */
  worded?: boolean | undefined;
  className?: string | undefined;
}

/** Links to call, to chat or to a map. All but calls open in a tab of their own. */
export function ContactLinks({ links, worded, className }: Props) {
  return (
    <div className={classNames(styles.ways, worded && styles.worded, className)}>
      {links.map(({ href, icon, word, label }) => (
        <a key={word} href={href} aria-label={label} {...(!href.startsWith("tel:") && { target: "_blank", rel: "noopener" })}>
          <Icon name={icon} />
          {worded && <span>{word}</span>}
        </a>
      ))}
    </div>
  );
}
