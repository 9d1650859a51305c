/** The back office paths of the catalogue. */
export const catalogue = "/admin/catalogue";
export const insideCategory = (ctid: number): string => `${catalogue}?tab=services&id=${ctid}`;
export const insideService = (serviceId: number): string => `${catalogue}?tab=products&id=${serviceId}`;
export const allProducts = `${catalogue}?tab=products`;
/** Products without a price. */
export const unpriced = `${allProducts}&filter=unpriced`;
/** The trash of a list. */
export const trashOf = (list: string): string => `${list}${list.includes("?") ? "&" : "?"}part=trash`;

export const category = (id: number | "new"): string => `${catalogue}/categories/${id}`;
export const service = (id: number): string => `${catalogue}/services/${id}`;
export const newService = (ctid?: number): string =>
  `${catalogue}/services/new${ctid === undefined ? "" : `?from=${ctid}`}`;
export const product = (id: number): string => `${catalogue}/products/${id}`;
export const newProduct = (serviceId?: number): string =>
  `${catalogue}/products/new${serviceId === undefined ? "" : `?from=${serviceId}`}`;
export const reviews = `${catalogue}/reviews`;
