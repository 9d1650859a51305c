import type { Feature } from "../../site/feature";
import { categoryList } from "./queries";
import { routes } from "./routes";
import { WishKeeper } from "./wishList/WishKeeper";

/** The catalogue: categories, services, products and the wish list. */
export const catalogue: Feature = {
  name: "catalogue",
  routes,
  admin: () => import("./backOffice/part"),
  frame: { everywhere: WishKeeper },
  home: { reads: () => [categoryList()] },
};
