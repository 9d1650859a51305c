import type { Feature } from "../../site/feature";
import { browserPage } from "../../site/lazyPage";

/** The setup screen behind the one-time link of a new shop. */
export const setup: Feature = {
  name: "setup",
  routes: [{ path: "/setup/:token", page: browserPage(() => import("./SetupPage")), bare: true }],
};
