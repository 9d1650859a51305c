import type { Feature } from "../feature";
import { lazyPage } from "../lazyPage";

/** The first start of a store: the screen behind the one-time link. */
export const setup: Feature = {
  name: "setup",
  routes: [{ path: "/setup/:token", page: lazyPage(() => import("./SetupPage")), bare: true, browserOnly: true }],
};
