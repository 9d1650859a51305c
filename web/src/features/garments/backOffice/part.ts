import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { ProductChoicesPage, TypeChoicesPage } from "./ChoicesPage";
import { GarmentTypeListPage } from "./GarmentTypeListPage";
import { GarmentTypePage } from "./GarmentTypePage";

const part: AdminPart = {
  screens: [
    { path: "/catalogue/garments", page: GarmentTypeListPage, under: "/catalogue", access: "editor" },
    { path: "/catalogue/garments/:id", page: GarmentTypePage, under: "/catalogue", access: "editor" },
    { path: "/catalogue/garments/:id/choices", page: TypeChoicesPage, under: "/catalogue", access: "owner" },
    { path: "/catalogue/products/:id/choices", page: ProductChoicesPage, under: "/catalogue", access: "owner" },
  ],
  audit,
};

export default part;
