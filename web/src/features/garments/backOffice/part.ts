import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { ProductChoicesPage, TypeChoicesPage } from "./ChoicesPage";
import { GarmentTypeListPage } from "./GarmentTypeListPage";
import { GarmentTypePage } from "./GarmentTypePage";

const part: AdminPart = {
  screens: [
    { path: "/catalogue/garments", page: GarmentTypeListPage, under: "/catalogue" },
    { path: "/catalogue/garments/:id", page: GarmentTypePage, under: "/catalogue" },
    { path: "/catalogue/garments/:id/choices", page: TypeChoicesPage, under: "/catalogue", owner: true },
    { path: "/catalogue/products/:id/choices", page: ProductChoicesPage, under: "/catalogue", owner: true },
  ],
  audit,
};

export default part;
