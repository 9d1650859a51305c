import type { ChatTextKind, MessageEvent } from "../../../api/schema";

const base = "/admin/settings/messages";

export const settings = { href: "/admin/settings", label: "Settings" };
export const messages = { href: base, label: "Messages to customers" };
export const sent = `${base}/sent`;
export const whatsApp = `${base}/whatsapp`;
export const sms = `${base}/sms`;
export const event = (name: MessageEvent) => `${base}/events/${name}`;
export const chat = (kind: ChatTextKind) => `${base}/chats/${kind}`;
