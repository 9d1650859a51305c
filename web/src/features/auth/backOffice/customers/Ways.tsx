import { classNames } from "../../../../ui/classNames";
import { Icon } from "../../../../ui/Icon";
import styles from "./Customers.later.module.css";

interface Props {
  name: string;
  mobile: string;
  ways?: readonly ("call" | "chat")[];
  /** Shows a label below each icon. */
  worded?: boolean;
}

/** Links to call and to chat. */
export function CallWays({ name, mobile, ways = ["call", "chat"], worded }: Props) {
  const all = {
    call: { href: `tel:${mobile}`, icon: "phone", word: "Call", label: `Call ${name}` },
    chat: { href: `https://wa.me/${mobile.replace("+", "")}`, icon: "chat", word: "WhatsApp", label: `WhatsApp ${name}` },
  } as const;
  return (
    <div className={classNames(styles.ways, worded && styles.worded)}>
      {ways.map((way) => {
        const { href, icon, word, label } = all[way];
        return (
          <a key={way} href={href} aria-label={label} {...(way === "chat" && { target: "_blank", rel: "noopener" })}>
            <Icon name={icon} />
            {worded && <span>{word}</span>}
          </a>
        );
      })}
    </div>
  );
}
