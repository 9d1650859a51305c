import type { Feature } from "../../site/feature";
import { CheckoutSlot } from "./checkout/CheckoutSlot";

/** Takes money for what other features sell, over whichever screen asked for it. */
export const payments: Feature = {
  name: "payments",
  routes: [],
  frame: { everywhere: CheckoutSlot },
  admin: () => import("./backOffice/part"),
};
