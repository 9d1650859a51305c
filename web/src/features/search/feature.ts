import type { Feature } from "../../site/feature";

/** The search over everything public; its window is fetched when it is first opened. */
export const search: Feature = { name: "search", routes: [], search: () => import("./SearchOverlay"), admin: () => import("./backOffice/part") };
