import type { Feature } from "../../site/feature";

/** Backups, mails, the log, and whether everything runs: all of it in the back office. */
export const maintenance: Feature = {
  name: "maintenance",
  routes: [],
  admin: () => import("./backOffice/part"),
};
