/** The link to a chat with the shop; undefined until the shop has a number. */
export function chatLink(shop: { whatsapp?: string | undefined } | undefined): string | undefined {
  const digits = shop?.whatsapp?.replace(/\D/g, "");
  return digits ? `https://wa.me/${digits}` : undefined;
}

/** The tel: link of a number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
