import type { CourseGift } from "../../../api/schema";
import { day } from "../../../format/date";
import { messages } from "./messages";

const COUNTRY_CODE = "91";

/** The full address of the claim link; nothing once it no longer works. */
export const claimLink = ({ claimPath }: CourseGift, origin: string): string | undefined =>
  claimPath === undefined ? undefined : `${origin}${claimPath}`;

/** A WhatsApp chat with the claim link, to the recipient's mobile if it is known. */
export function giftChat(gift: CourseGift, origin: string): string | undefined {
  const link = claimLink(gift, origin);
  if (link === undefined) return undefined;
  const text = messages.chat(gift.recipientName, gift.serviceName, link, gift.claimUntil ? day(gift.claimUntil) : "");
  const digits = gift.recipientMobile?.replaceAll(/\D/g, "") ?? "";
  const number = digits.length === 10 ? COUNTRY_CODE + digits : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
