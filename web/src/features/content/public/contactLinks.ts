/** The link to a chat with the shop, with this text filled in; undefined until the shop has a number. */
export function chatLink(shop: { whatsapp?: string | undefined } | undefined, text?: string): string | undefined {
  const digits = shop?.whatsapp?.replace(/\D/g, "");
  if (!digits) return undefined;
  return text === undefined ? `https://wa.me/${digits}` : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}

/** The tel: link of a number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
