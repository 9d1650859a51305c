import { read } from "../../api/read";
import type {
  ChatTextKind,
  MessageChannel,
  MessageEvent,
  SendTestMessage,
  UpdateMessageEvent,
  UpdateMessageSettings,
  UpdateSmsChannel,
  UpdateWhatsAppChannel,
  operations,
} from "../../api/schema";
import { send } from "../../api/send";

type MessageQuery = NonNullable<operations["admin_message_list"]["parameters"]["query"]>;

export const ownConsent = () => read("message_consent_view", "/me/messages");
export const updateOwnConsent = (given: boolean) => send("PUT /me/messages", { body: { given } });
export const customerConsent = (customer: number) => read("admin_message_consent_view", "/admin/messages/consents/{customer}", { path: { customer } });
export const updateCustomerConsent = (customer: number, given: boolean) => send("PUT /admin/messages/consents/{customer}", { path: { customer }, body: { given } });

export const messageSettings = () => read("admin_message_settings_view", "/admin/messages/settings");
export const updateSettings = (body: UpdateMessageSettings) => send("PUT /admin/messages/settings", { body });
export const updateEvent = (event: MessageEvent, body: UpdateMessageEvent) => send("PUT /admin/messages/events/{event}", { path: { event }, body });
export const connectWhatsApp = (body: UpdateWhatsAppChannel) => send("PUT /admin/messages/whatsapp", { body });
export const connectSms = (body: UpdateSmsChannel) => send("PUT /admin/messages/sms", { body });
export const disconnect = (channel: MessageChannel) => send("DELETE /admin/messages/channels/{channel}", { path: { channel } });
export const checkTemplates = () => send("POST /admin/messages/templates/check");
export const sendTest = (body: SendTestMessage) => send("POST /admin/messages/test", { body });

export const messageList = (query: MessageQuery = {}) => read("admin_message_list", "/admin/messages", { query });
export const resendMessage = (id: number) => send("POST /admin/messages/{id}/resend", { path: { id } });

export const chatTexts = () => read("admin_chat_text_list", "/admin/messages/chat-texts");
export const updateChatText = (kind: ChatTextKind, text: string | undefined) =>
  send("PUT /admin/messages/chat-texts/{kind}", { path: { kind }, body: { ...(text !== undefined && { text }) } });
