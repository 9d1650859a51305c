import { records } from "../../../admin/records";
import { read, type Read } from "../../../api/read";
import type { ProductDetail, ReviewState } from "../../../api/schema";
import { send } from "../../../api/send";

export const categoryList = (wanted: { q?: string | undefined; deleted?: true | undefined } = {}) =>
  read("admin_category_list", "/admin/catalogue/categories", { query: wanted });
export const categoryView = (id: number) => read("admin_category_view", "/admin/catalogue/categories/{id}", { path: { id } });

/** The services of one category, or of all of them. */
export const serviceList = (wanted: { parent?: number | undefined; q?: string | undefined; deleted?: true | undefined } = {}) =>
  read("admin_service_list", "/admin/catalogue/services", { query: wanted });
export const serviceView = (id: number) => read("admin_service_view", "/admin/catalogue/services/{id}", { path: { id } });

export interface WantedProducts {
  q?: string | undefined;
  deleted?: true | undefined;
  published?: boolean | undefined;
  unpriced?: true | undefined;
  before?: number | undefined;
}

/** The products of all services, newest first, in pages. */
export const productList = (wanted: WantedProducts) =>
  read("admin_product_list", "/admin/catalogue/products", { query: wanted });

/** All products of one service, in the owner's order. */
export function productsOf(serviceId: number, deleted?: true): Read<ProductDetail[]> {
  const { queryKey, queryFn } = read("admin_product_list", "/admin/catalogue/products", {
    query: { serviceId, ...(deleted && { deleted }) },
  });
  return { queryKey, queryFn: async (context) => (await queryFn(context)).items };
}
export const productView = (id: number) => read("admin_product_view", "/admin/catalogue/products/{id}", { path: { id } });

/** The garment types that services and products can name. */
export const garmentTypeList = () => read("admin_garment_type_list", "/admin/garments/types", { query: {} });

/** The courses that a product can link to. */
export const courseList = () => read("course_list", "/courses");

/** The occasions and fabrics that products can have. */
export const tagList = () => read("tag_list", "/catalogue/tags");

export interface WantedReviews {
  state?: ReviewState | undefined;
  q?: string | undefined;
  deleted?: true | undefined;
  before?: number | undefined;
}

/** The reviews of products, newest first, in pages. */
export const reviewList = (wanted: WantedReviews) => read("admin_product_review_list", "/admin/catalogue/reviews", { query: wanted });
export const reviewsWaiting = () => read("admin_product_review_waiting_view", "/admin/catalogue/reviews/waiting");
export const decideReview = (id: number, state: ReviewState, version: number) =>
  send("PUT /admin/catalogue/reviews/{id}", { path: { id }, body: { state, version } });

export const reviews = records("/admin/catalogue/reviews");
export const categories = records("/admin/catalogue/categories");
export const services = records("/admin/catalogue/services");
export const products = records("/admin/catalogue/products");

export const duplicateProduct = (id: number) =>
  send("POST /admin/catalogue/products/{id}/duplicate", { path: { id } });
