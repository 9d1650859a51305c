import type { Feature } from "../../app/feature";
import { routes } from "./routes";

export const FEATURE: Feature = { name: "FEATURE", routes };
