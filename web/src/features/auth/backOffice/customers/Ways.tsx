import { ContactLinks } from "../../../../admin/ContactLinks";
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
  return <ContactLinks links={ways.map((way) => all[way])} worded={worded} className={worded ? styles.below : undefined} />;
}
