import type { Feature } from "./feature";
import { home } from "./home/feature";

/** The parts list: every feature, and with it every address of the site. */
export const features: readonly Feature[] = [home];
