import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
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
  audit,
};

export default part;
