import type { Feature, Route } from "../../site/feature";
import { browserPage } from "../../site/lazyPage";

const page = browserPage(() => import("./AdminPage"));
const common: Omit<Route, "path"> = { page, query: ["filter", "q", "step", "day", "tab", "month", "part", "id", "from", "to", "compare", "by", "pieces", "column", "maker", "visitDay", "visitSlot", "purpose"], bare: true };

/** The back office. Its screens come from the features' parts, loaded when staff open it. */
export const admin: Feature = {
  name: "admin",
  routes: [
    { path: "/admin", ...common },
    { path: "/admin/:part", ...common },
    { path: "/admin/:part/:id", ...common },
    { path: "/admin/:part/:kind/:id", ...common },
    { path: "/admin/:part/:kind/:id/:view", ...common },
  ],
};
