import type { Feature } from "../../site/feature";

/** Piece rates and statements of makers. */
export const piecework: Feature = { name: "piecework", routes: [], admin: () => import("./backOffice/part") };
