import { read } from "../../api/read";

/** The categories, in one of the four shuffled orders or in the owner's order. */
export const categoryList = (seed?: number) =>
  read("category_list", "/catalogue/categories", seed === undefined ? {} : { query: { seed } });

export const categoryView = (ctid: number) =>
  read("category_view", "/catalogue/categories/{ctid}", { path: { ctid } });

export const serviceList = (ctid: number) => read("service_list", "/catalogue/services", { query: { ctid } });

export const productList = (ctid: number) => read("product_list", "/catalogue/products", { query: { ctid } });

/** The products of all categories, in the owner's order. */
export const allProductList = () => read("product_list", "/catalogue/products");

/** The choices of a product, such as neck and lining. */
export const choiceGroupList = (product: number) => read("choice_group_list", "/garments/choices", { query: { product } });

export const productView = (id: number) => read("product_view", "/catalogue/products/{id}", { path: { id } });

/** What the page of a product shows beside it: more images, facts, its course, related products. */
export const productExtras = (id: number) =>
  read("product_extras_view", "/catalogue/products/{id}/extras", { path: { id } });

/** The occasions and fabrics that products can have. */
export const tagList = () => read("tag_list", "/catalogue/tags");
