import type { Feature } from "../../site/feature";
import { SearchTool } from "./SearchTool";

/** The search over everything public, from the header of every page. */
export const search: Feature = { name: "search", routes: [], frame: { tool: SearchTool }, admin: () => import("./backOffice/part") };
