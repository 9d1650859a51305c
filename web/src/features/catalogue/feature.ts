import type { Feature } from "../../site/feature";
import { categoryList } from "./queries";
import { routes } from "./routes";

/** The catalogue: categories, services and products. */
export const catalogue: Feature = {
  name: "catalogue",
  routes,
  admin: () => import("./backOffice/part"),
  home: { reads: () => [categoryList()] },
};
