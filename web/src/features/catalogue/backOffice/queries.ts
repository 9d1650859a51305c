import { client, unwrap } from "../../../api/client";
import { read, type Read } from "../../../api/read";
import type { CategoryForm, ProductForm, ProductDetail, ServiceForm } from "../../../api/schema";

export const categoryList = (wanted: { q?: string | undefined; deleted?: true | undefined } = {}) =>
  read("admin_category_list", "/admin/catalogue/categories", { query: wanted });
export const categoryView = (id: number) => read("admin_category_view", "/admin/catalogue/categories/{id}", { path: { id } });

/** The services of one category, or of all of them. */
export const serviceList = (wanted: { ctid?: number | undefined; q?: string | undefined; deleted?: true | undefined } = {}) =>
  read("admin_service_list", "/admin/catalogue/services", { query: wanted });
export const serviceView = (id: number) => read("admin_service_view", "/admin/catalogue/services/{id}", { path: { id } });

export interface WantedProducts {
  q?: string | undefined;
  deleted?: true | undefined;
  published?: boolean | undefined;
  unpriced?: true | undefined;
  before?: number | undefined;
}

/** Products of all services, newest first; they come in parts. */
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

const at = (id: number) => ({ params: { path: { id } } });

export const createCategory = (body: CategoryForm) => unwrap(client.POST("/admin/catalogue/categories", { body }));
export const updateCategory = (id: number, body: CategoryForm) =>
  unwrap(client.PUT("/admin/catalogue/categories/{id}", { ...at(id), body }));
export const publishCategory = (id: number, published: boolean, version: number) =>
  unwrap(client.PUT("/admin/catalogue/categories/{id}/published", { ...at(id), body: { published, version } }));
export const orderCategories = (ids: number[]) =>
  unwrap(client.PUT("/admin/catalogue/categories/order", { body: { ids } }));
export const deleteCategory = (id: number) =>
  unwrap(client.DELETE("/admin/catalogue/categories/{id}", { params: { path: { id }, query: { withEverything: true } } }));
export const restoreCategory = (id: number) => unwrap(client.POST("/admin/catalogue/categories/{id}/restore", at(id)));

export const createService = (body: ServiceForm) => unwrap(client.POST("/admin/catalogue/services", { body }));
export const updateService = (id: number, body: ServiceForm) =>
  unwrap(client.PUT("/admin/catalogue/services/{id}", { ...at(id), body }));
export const publishService = (id: number, published: boolean, version: number) =>
  unwrap(client.PUT("/admin/catalogue/services/{id}/published", { ...at(id), body: { published, version } }));
export const orderServices = (ctid: number, ids: number[]) =>
  unwrap(client.PUT("/admin/catalogue/categories/{id}/services/order", { ...at(ctid), body: { ids } }));
export const deleteService = (id: number) =>
  unwrap(client.DELETE("/admin/catalogue/services/{id}", { params: { path: { id }, query: { withEverything: true } } }));
export const restoreService = (id: number) => unwrap(client.POST("/admin/catalogue/services/{id}/restore", at(id)));

export const createProduct = (body: ProductForm) => unwrap(client.POST("/admin/catalogue/products", { body }));
export const updateProduct = (id: number, body: ProductForm) =>
  unwrap(client.PUT("/admin/catalogue/products/{id}", { ...at(id), body }));
export const publishProduct = (id: number, published: boolean, version: number) =>
  unwrap(client.PUT("/admin/catalogue/products/{id}/published", { ...at(id), body: { published, version } }));
export const orderProducts = (serviceId: number, ids: number[]) =>
  unwrap(client.PUT("/admin/catalogue/services/{id}/products/order", { ...at(serviceId), body: { ids } }));
export const duplicateProduct = (id: number) => unwrap(client.POST("/admin/catalogue/products/{id}/duplicate", at(id)));
export const deleteProduct = (id: number) => unwrap(client.DELETE("/admin/catalogue/products/{id}", at(id)));
export const restoreProduct = (id: number) => unwrap(client.POST("/admin/catalogue/products/{id}/restore", at(id)));
