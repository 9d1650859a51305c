import type { Feature } from "../../site/feature";

/** Images and videos: in the back office the libraries and the fields of forms; visitors meet them in other features. */
export const media: Feature = { name: "media", routes: [], admin: () => import("./backOffice/part") };
