import type { Feature } from "../../site/feature";
import { categoryList } from "./queries";
import { routes } from "./routes";

/** What the shop stitches: categories, their services, and the products of each. */
export const catalogue: Feature = {
  name: "catalogue",
  routes,
  admin: () => import("./backOffice/part"),
  home: { reads: () => [categoryList()] },
};
