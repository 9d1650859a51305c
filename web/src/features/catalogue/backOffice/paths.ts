/** The screens of the catalogue. A category opens to its services, a service to its products. */
export const catalogue = "/admin/catalogue";
export const insideCategory = (ctid: number): string => `${catalogue}?tab=services&id=${ctid}`;
export const insideService = (serviceId: number): string => `${catalogue}?tab=products&id=${serviceId}`;
export const allProducts = `${catalogue}?tab=products`;
/** What waits for the owner to set its price. */
export const unpriced = `${allProducts}&filter=unpriced`;
/** The trash of the list at this address. */
export const trashOf = (list: string): string => `${list}${list.includes("?") ? "&" : "?"}part=trash`;

export const category = (id: number | "new"): string => `${catalogue}/categories/${id}`;
export const service = (id: number): string => `${catalogue}/services/${id}`;
export const newService = (ctid?: number): string =>
  `${catalogue}/services/new${ctid === undefined ? "" : `?from=${ctid}`}`;
export const product = (id: number): string => `${catalogue}/products/${id}`;
export const newProduct = (serviceId?: number): string =>
  `${catalogue}/products/new${serviceId === undefined ? "" : `?from=${serviceId}`}`;
