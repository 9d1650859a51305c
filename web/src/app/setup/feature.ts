import type { Feature } from "../../site/feature";
import { browserPage, lazyPage } from "../../site/lazyPage";

/** The setup screen behind the one-time link of a new shop, and what visitors see until it opens. */
export const setup: Feature = {
  name: "setup",
  routes: [
    { path: "/setup/:token", page: browserPage(() => import("./SetupPage")), bare: true },
    { path: "/openingsoon", page: lazyPage(() => import("./OpeningSoonPage")), bare: true },
  ],
};
