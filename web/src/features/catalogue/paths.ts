/** The addresses of this feature. */
export const paths = {
  products: () => "/products",
  category: (ctid: number) => `/fromhome?ctid=${ctid}`,
  services: (ctid: number, serviceName: string) => `/productsubcategories/${ctid}/${encodeURIComponent(serviceName)}`,
  product: (id: number) => `/productdetails/${id}`,
  sharedProduct: (id: number) => `/shared-product/${id}`,
};

/** An id as it stands in an address; nothing when it cannot be one. */
export function idOf(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
