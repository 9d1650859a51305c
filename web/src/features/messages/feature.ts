import type { Feature } from "../../site/feature";

/** Messages to customers by WhatsApp and SMS. */
export const messages: Feature = {
  name: "messages",
  routes: [],
  admin: () => import("./backOffice/part"),
};
