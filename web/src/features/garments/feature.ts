import type { Feature } from "../../site/feature";

export const garments: Feature = { name: "garments", routes: [], admin: () => import("./backOffice/part") };
