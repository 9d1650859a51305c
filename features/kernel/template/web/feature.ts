import type { Feature } from "../../site/feature";
import { routes } from "./routes";

export const FEATURE: Feature = { name: "FEATURE", routes, admin: () => import("./backOffice/part") };
