import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { CataloguePage } from "./CataloguePage";
import { CategoryScreen } from "./CategoryScreen";
import { ProductScreen } from "./ProductScreen";
import { ReviewsPage } from "./ReviewsPage";
import { ServiceScreen } from "./ServiceScreen";
import { useSetup } from "./useSetup";
import { useOwnersWaiting, useWaiting } from "./waiting";

const part: AdminPart = {
  screens: [
    { path: "/catalogue", page: CataloguePage, entry: { label: "Catalogue", icon: "catalogue", place: 4 }, access: "editor" },
    { path: "/catalogue/categories/:id", page: CategoryScreen, under: "/catalogue", access: "editor" },
    { path: "/catalogue/services/:id", page: ServiceScreen, under: "/catalogue", access: "editor" },
    { path: "/catalogue/products/:id", page: ProductScreen, under: "/catalogue", access: "editor" },
    { path: "/catalogue/reviews", page: ReviewsPage, under: "/catalogue", access: "editor" },
  ],
  useWaiting,
  useOwnersWaiting,
  useSetup,
  audit,
};

export default part;
