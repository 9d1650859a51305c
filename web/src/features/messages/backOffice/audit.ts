import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "messages.",
  label: "Messages to customers",
  actions: {
    "messages.settings_changed": "changed channels or quiet hours of messages",
    "messages.channel_changed": "connected or disconnected a channel of messages",
    "messages.event_changed": "changed the messages about an event",
    "messages.chat_text_changed": "changed a chat text",
    "messages.consent_given": "agreed to messages",
    "messages.consent_withdrawn": "withdrew the consent to messages",
    "messages.resent": "sent a message again",
    "messages.bad_webhook_signature": "a report of a message with a wrong signature",
  },
};
