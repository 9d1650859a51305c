import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { ChatTextPage } from "./ChatTextPage";
import { ConsentPanel } from "./ConsentPanel";
import { EventPage } from "./EventPage";
import { MessageListPage } from "./MessageListPage";
import { MessagesPage } from "./MessagesPage";
import { SmsPage } from "./SmsPage";
import { WhatsAppPage } from "./WhatsAppPage";

const part: AdminPart = {
  screens: [
    {
      path: "/settings/messages",
      page: MessagesPage,
      access: "owner",
      listed: { in: "/settings", label: "Messages to customers", hint: "WhatsApp, SMS and their texts", place: 39 },
    },
    { path: "/settings/messages/sent", page: MessageListPage, access: "owner", under: "/settings" },
    { path: "/settings/messages/whatsapp", page: WhatsAppPage, access: "owner", under: "/settings" },
    { path: "/settings/messages/sms", page: SmsPage, access: "owner", under: "/settings" },
    { path: "/settings/messages/events/:event", page: EventPage, access: "owner", under: "/settings" },
    { path: "/settings/messages/chats/:kind", page: ChatTextPage, access: "owner", under: "/settings" },
  ],
  customer: ConsentPanel,
  audit,
};

export default part;
