import type { Feature } from "../../site/feature";
import { browserPage } from "../../site/lazyPage";

/** The first start of a store: the screen behind the one-time link. */
export const setup: Feature = {
  name: "setup",
  routes: [{ path: "/setup/:token", page: browserPage(() => import("./SetupPage")), bare: true }],
};
