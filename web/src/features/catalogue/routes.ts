import type { Route } from "../../site/feature";
import { lazyPage } from "../../site/lazyPage";
import { idOf } from "../../site/visit";
import { FILTER_KEYS, FILTER_VALUES } from "./filters";
import { allProductList, categoryList, categoryView, choiceGroupList, productExtras, productList, productView, serviceList, tagList } from "./queries";

export const routes: readonly Route[] = [
  {
    path: "/products",
    page: lazyPage(() => import("./pages/ProductsPage")),
    query: FILTER_KEYS,
    values: FILTER_VALUES,
    freeText: ["name"],
    reads: ({ seed }) => [categoryList(seed)],
  },
  {
    path: "/allproducts",
    page: lazyPage(() => import("./pages/AllProductsPage")),
    query: ["from", "to", "categories", "occasions", "fabrics", "sort", "show"],
    values: FILTER_VALUES,
    freeText: ["from", "to"],
    reads: () => [allProductList(), categoryList(), tagList()],
  },
  {
    path: "/fromhome",
    page: lazyPage(() => import("./pages/CategoryPage")),
    query: ["ctid"],
    reads: ({ search }) => {
      const ctid = idOf(search.get("ctid"));
      return ctid === undefined ? [] : [categoryView(ctid), serviceList(ctid)];
    },
  },
  {
    path: "/productsubcategories/:ctid/:serviceName",
    page: lazyPage(() => import("./pages/ServicesPage")),
    query: ["show"],
    reads: ({ params }) => {
      const ctid = idOf(params["ctid"]);
      return ctid === undefined ? [] : [categoryView(ctid), serviceList(ctid), productList(ctid)];
    },
  },
  {
    path: "/productdetails/:id",
    page: lazyPage(() => import("./pages/ProductPage")),
    reads: ({ params }) => {
      const id = idOf(params["id"]);
      return id === undefined ? [] : [productView(id), productExtras(id), choiceGroupList(id), categoryList()];
    },
  },
  {
    path: "/shared-product/:productId",
    page: lazyPage(() => import("./pages/SharedProductPage")),
    reads: ({ params }) => {
      const id = idOf(params["productId"]);
      return id === undefined ? [] : [productView(id), categoryList()];
    },
  },
  {
    path: "/wishlist",
    page: lazyPage(() => import("./pages/FavouritesPage")),
    freeText: ["show"],
    personal: true,
    reads: () => [allProductList(), categoryList()],
  },
];
