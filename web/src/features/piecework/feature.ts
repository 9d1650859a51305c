import type { Feature } from "../../site/feature";
import { routes } from "./routes";

export const piecework: Feature = { name: "piecework", routes, admin: () => import("./backOffice/part") };
