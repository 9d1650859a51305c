import type { Feature } from "../../site/feature";

/** Notifications on people's devices. */
export const notifications: Feature = {
  name: "notifications",
  routes: [],
  admin: () => import("./backOffice/part"),
};
