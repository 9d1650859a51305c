/** The address that opens a chat with the shop; none until the shop has given its number. */
export function chatLink(shop: { whatsapp?: string | undefined } | undefined): string | undefined {
  const digits = shop?.whatsapp?.replace(/\D/g, "");
  return digits ? `https://wa.me/${digits}` : undefined;
}

/** The address that dials a number as people write it. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
