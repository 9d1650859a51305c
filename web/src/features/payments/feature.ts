import type { Feature } from "../../site/feature";

/** Takes money for what other features sell. Its window is fetched when somebody begins to pay. */
export const payments: Feature = {
  name: "payments",
  routes: [],
  checkout: () => import("./CheckoutWindow"),
  admin: () => import("./backOffice/part"),
};
