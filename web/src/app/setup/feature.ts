import type { Feature } from "../feature";
import { browserPage } from "../lazyPage";

/** The first start of a store: the screen behind the one-time link. */
export const setup: Feature = {
  name: "setup",
  routes: [{ path: "/setup/:token", page: browserPage(() => import("./SetupPage")), bare: true }],
};
