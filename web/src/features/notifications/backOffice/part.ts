import type { AdminPart } from "../../../site/adminPart";
import { KeepDevice } from "./KeepDevice";
import { NotificationsPage } from "./NotificationsPage";

const part: AdminPart = {
  screens: [
    {
      path: "/settings/notifications",
      page: NotificationsPage,
      access: "staff",
      listed: { in: "/settings", label: "Notifications", hint: "What you are notified of, and on which devices", place: 38 },
    },
  ],
  strip: KeepDevice,
  audit: {
    prefix: "notifications.",
    label: "Notifications",
    actions: { "notifications.emails_changed": "changed what the shop gets emails about" },
  },
};

export default part;
