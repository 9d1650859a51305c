import type { Feature } from "../../site/feature";

/** Backups, emails, the activity log and health checks, all in the back office. */
export const maintenance: Feature = {
  name: "maintenance",
  routes: [],
  admin: () => import("./backOffice/part"),
};
