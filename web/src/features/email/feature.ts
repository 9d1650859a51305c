import type { Feature } from "../../site/feature";

/** Sent and failed emails, and how they leave: all of it in the back office. */
export const email: Feature = {
  name: "email",
  routes: [],
  admin: () => import("./backOffice/part"),
};
