import { ContactLinks } from "../../../admin/ContactLinks";
import type { Subject } from "./subject";

const INDIA = "91";

/** The number with country code and digits only, as WhatsApp expects it. */
const digitsOf = (mobile = ""): string => INDIA + mobile.replaceAll(/\D/g, "").slice(-10);

export const callLink = ({ contactNumber }: Pick<Subject, "contactNumber">): string => `tel:+${digitsOf(contactNumber)}`;

export const chatLink = ({ contactNumber }: Pick<Subject, "contactNumber">, text?: string): string =>
  `https://wa.me/${digitsOf(contactNumber)}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

export const mapLink = ({ address, landMark, pinCode }: Pick<Subject, "address" | "landMark" | "pinCode">): string => {
  const place = [address, landMark, pinCode].filter(Boolean).join(", ").replaceAll(/\s+/g, " ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
};

interface Props {
  of: Subject;
  /** The links to show; all by default. */
  ways?: readonly ("call" | "chat" | "map")[];
  /** Shows a label below each icon. */
  worded?: boolean;
  text?: string;
}

/** Links to call, to chat and to the map. */
export function Ways({ of, ways = ["call", "chat", "map"], worded, text }: Props) {
  // A walk-in customer may have left no number or address.
  const there = ways.filter((way) => (way === "map" ? of.address : of.contactNumber));
  if (there.length === 0) return null;
  const all = {
    call: { href: callLink(of), icon: "phone", word: "Call", label: `Call ${of.customer}` },
    chat: { href: chatLink(of, text), icon: "chat", word: "WhatsApp", label: `WhatsApp ${of.customer}` },
    map: { href: mapLink(of), icon: "pin", word: "Map", label: `Map to ${of.customer}` },
  } as const;
  return <ContactLinks links={there.map((way) => all[way])} worded={worded} />;
}
