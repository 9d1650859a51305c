import type { EnquiryEntry, Shop } from "../../../../api/schema";
import { greetingName } from "../../../../format/text";

/** The question, cut to one line. */
function asked(message: string): string {
  const line = message.replaceAll(/\s+/g, " ").trim();
  return line.length > 120 ? `${line.slice(0, 117).trimEnd()}...` : line;
}

/** A suggested beginning of an answer, which can be edited. */
export function answerText({ name, message }: EnquiryEntry, shop: Shop | undefined): string {
  const who = shop ? `, this is ${shop.businessName}` : "";
  const about = message ? ` You asked us: “${asked(message)}”` : " You asked us to call you.";
  return `${shop?.greeting ?? "Hello"} ${greetingName(name)}${who}.${about}\n\n`;
}

export const callLink = ({ phone }: EnquiryEntry): string => `tel:${phone}`;

export const chatLink = (of: EnquiryEntry, shop: Shop | undefined): string =>
  `https://wa.me/${of.phone.replaceAll(/\D/g, "")}?text=${encodeURIComponent(answerText(of, shop))}`;

export function mailLink(of: EnquiryEntry, shop: Shop | undefined): string | undefined {
  if (!of.email) return undefined;
  const subject = shop ? `Your question to ${shop.businessName}` : "Your question";
  return `mailto:${encodeURIComponent(of.email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(answerText(of, shop))}`;
}

/** Formats +919840012345 as +91 98400 12345. */
export const spokenNumber = (phone: string): string => `+${phone.replaceAll(/\D/g, "")}`.replace(/^(\+91)(\d{5})(\d{5})$/, "$1 $2 $3");
