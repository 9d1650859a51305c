import type { Feature } from "../../site/feature";
import { lazyPage } from "../../site/lazyPage";

/** The page that the service worker shows for pages it has no copy of. */
export const offline: Feature = {
  name: "offline",
  routes: [{ path: "/offline", page: lazyPage(() => import("./OfflinePage")) }],
};
